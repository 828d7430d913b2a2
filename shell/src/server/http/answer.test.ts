import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import Fastify from 'fastify';

import { encodedBody } from '../cache/compression';
import type { PageAnswer } from '../cache/pageCache';

import { forOne, writeFile, writePage, writeReadyPage } from './answer';
import { completeHeaders } from './answerHeaders';

const TEXT = '<p>The page</p>'.repeat(40);
const KEPT = 'public, max-age=0, s-maxage=300';
const aPage = (): PageAnswer => ({
  status: 404,
  headers: { 'content-type': 'text/html', 'cache-control': KEPT },
  body: encodedBody(Buffer.from(TEXT)),
  fresh: 0,
  stale: 0,
});

/** A server that writes one page, when its bytes are ready or after making them, and one file. */
function aServer(page: PageAnswer) {
  const app = Fastify();
  app.get('/page', async (request, reply) => {
    reply.hijack();
    await writePage(request.raw, reply.raw, page);
  });
  app.get('/ready', async (request, reply) => {
    reply.hijack();
    if (!writeReadyPage(request.raw, reply.raw, page)) reply.raw.end('not ready');
  });
  const file = { type: 'text/css', body: encodedBody(Buffer.from(TEXT)) };
  for (const immutable of [true, false])
    app.get(`/file/${immutable}`, async (request, reply) => {
      reply.hijack();
      await writeFile(request.raw, reply.raw, file, immutable);
    });
  return app;
}

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe('a page or a file on the wire', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    ['identity', ''],
  ] as const)(
    'comes as %s to who takes %p, with its length, and without a body to who asks for its head',
    async (encoding, accepts) => {
      const app = aServer(aPage());
      for (const url of ['/page', '/page', '/file/true']) {
        const headers = { 'accept-encoding': accepts };
        const answer = await app.inject({ url, headers });
        expect(unpacked[encoding](answer.rawPayload).toString()).toBe(TEXT);
        expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
        const head = await app.inject({ method: 'HEAD', url, headers });
        expect(head.rawPayload).toHaveLength(0);
        expect(head.headers['content-length']).toBe(answer.headers['content-length']);
      }
      await app.close();
    },
  );

  it('is written with its own status and headers, at once when its bytes are made', async () => {
    const page = aPage();
    const app = aServer(page);
    const headers = { 'accept-encoding': 'br' };
    expect((await app.inject({ url: '/ready', headers })).payload).toBe('not ready');
    const made = await app.inject({ url: '/page', headers });
    const ready = await app.inject({ url: '/ready', headers });
    expect(ready.rawPayload).toEqual(made.rawPayload);
    for (const answer of [made, ready]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': KEPT });
    }
    expect(forOne(page)).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    await app.close();
  });

  it('of a release is kept for good, others for an hour, and both may be read by other origins [FED-01]', async () => {
    const app = aServer(aPage());
    const [release, plain] = await Promise.all(['true', 'false'].map((kind) => app.inject(`/file/${kind}`)));
    expect(release?.headers).toMatchObject({
      'content-type': 'text/css',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect([release?.statusCode, plain?.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    await app.close();
  });
});

describe('the head of every answer', () => {
  it('has what all answers carry unless it says otherwise, and is for one browser where it sets a cookie [SEO-05]', async () => {
    const app = Fastify();
    app.addHook('onRequest', async (_request, reply) =>
      completeHeaders(reply.raw, { 'x-common': 'all', 'x-own': 'all' }),
    );
    app.get('/plain', (_request, reply) => reply.header('x-own', 'one').header('cache-control', KEPT).send('text'));
    app.get('/cookie', (_request, reply) =>
      reply.header('set-cookie', 'a=b').header('cache-control', KEPT).send('text'),
    );
    expect((await app.inject('/plain')).headers).toMatchObject({
      'x-common': 'all',
      'x-own': 'one',
      'cache-control': KEPT,
    });
    expect((await app.inject('/cookie')).headers['cache-control']).toBe('private, no-store');
    await app.close();
  });
});
