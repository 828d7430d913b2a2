import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';

import { startBareServer } from './bareServer';
import { findLighthouse, measurePage, median, type LighthouseTools } from './lighthouse';
import { compareLoad } from './load';
import { measureMemory, type MemoryStep } from './memory';
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

describe('the memory measurement', () => {
  it('asks for different products and listings of every locale and tells what is held after each tenth', async () => {
    const asked: string[] = [];
    const shop = createServer(({ url = '' }, response) => {
      const map = /^\/sitemap-(\w+)\.xml$/.exec(url)?.[1];
      const paths =
        url === '/sitemap.xml'
          ? ['/sitemap-it.xml', '/sitemap-fr.xml']
          : [`/${map}`, ...Array.from({ length: 9 }, (_, number) => `/${map}/frame-0no400${number}s-01`)];
      if (map === undefined && url !== '/sitemap.xml') asked.push(url);
      response.writeHead(url.includes('page=2') ? 503 : 200);
      response.end(paths.map((path) => `<loc>http://shop.test${path}</loc>`).join(''));
    });
    await new Promise<void>((resolve) => {
      shop.listen(0, '127.0.0.1', resolve);
    });
    const steps: MemoryStep[] = [];
    const last = await measureMemory({
      origin: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
      processes: { shop: process.pid },
      requests: 20,
      connections: 2,
      tell: (step) => steps.push(step),
    }).finally(() => shop.close());
    expect(new Set(asked).size).toBe(20);
    expect(asked.filter((path) => path.includes('?page='))).toHaveLength(5);
    expect(asked.filter((path) => path.startsWith('/fr/frame'))).toHaveLength(7);
    expect(steps.map(({ requests }) => requests)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(last.refused).toBe(asked.filter((path) => path.includes('page=2')).length);
    expect(Object.keys(last.resident)).toEqual(['shop']);
  });
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
