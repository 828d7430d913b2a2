import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';

import { startBareServer } from './bareServer';
import { findLighthouse, measurePage, median, type LighthouseTools } from './lighthouse';
import { compareLoad } from './load';
import { readPage } from './page';

describe('the load measurement', () => {
  const body = brotliCompressSync(Buffer.from('<h1>Sunglasses</h1>'.repeat(100)));
  let shop: Server;
  let origin = '';
  beforeAll(async () => {
    shop = createServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-encoding': 'br' });
      response.end(body);
    });
    await new Promise<void>((resolve) => {
      shop.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  afterAll(() => shop.close());

  it('reads a page as it is sent, compressed', async () => {
    const page = await readPage(`${origin}/`);
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.body.equals(body)).toBe(true);
  });

  it('compares with a bare server that sends the same bytes', async () => {
    const bare = await startBareServer(body);
    const answer = await readPage(bare.url).finally(bare.stop);
    expect(answer.body.equals(body)).toBe(true);
  });

  it('tells rates, their ratio and the size, and refuses what is no page', async () => {
    const options = { connections: 1, seconds: 1 };
    const { page, bare, ratio, bytes } = await compareLoad({ url: `${origin}/`, ...options });
    expect(bytes).toBe(body.length);
    expect(page.refused).toBe(0);
    expect(ratio).toBeCloseTo(page.rate / bare.rate);
    await expect(compareLoad({ url: `${origin}/gone`, ...options })).rejects.toThrow('answers 404');
  }, 20_000);
});

describe('the Lighthouse measurement', () => {
  it('is not found where Lighthouse is not installed', async () => {
    expect(await findLighthouse(tmpdir())).toBeNull();
  });

  it('takes the median of runs in fresh profiles', async () => {
    const paints = [900, 1500, 1200];
    const killed: number[] = [];
    const tools: LighthouseTools = {
      launch: async () => ({ port: 1, kill: () => void killed.push(1) }),
      lighthouse: async () => ({
        lhr: {
          categories: { performance: { score: 0.99 } },
          audits: { 'largest-contentful-paint': { numericValue: paints[killed.length] ?? 0 } },
        },
      }),
    };
    expect(await measurePage(tools, 'http://localhost/', 3)).toMatchObject({ score: 99, 'LCP ms': 1200 });
    expect(killed).toHaveLength(3);
    expect(median([3, 1, 2])).toBe(2);
  });
});
