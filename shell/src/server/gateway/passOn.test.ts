import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';

import { passOn } from './passOn';

interface Given {
  readonly type?: string;
  readonly length?: number;
  readonly says?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

let given: Given = {};
let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  app.get('/', (request, reply) => {
    const { type = 'application/json', length = 2000, says, headers = {} } = given;
    void reply.headers({ 'content-type': type, ...headers });
    if (says !== undefined) void reply.header('content-length', says);
    return passOn(request, reply, Readable.from([Buffer.alloc(length, 'a')]));
  });
});
afterAll(() => app.close());

const ask = (one: Given, accepts = 'gzip, br', method: 'GET' | 'HEAD' = 'GET') => {
  given = one;
  return app.inject({ method, url: '/', headers: { 'accept-encoding': accepts } });
};

describe('an answer of the platform on its way', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is packed for who takes %s, without the length it had', async (accepts, encoding, unpack) => {
    const answer = await ask({ says: 2000 }, accepts);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers['content-length']).not.toBe('2000');
    expect(unpack(answer.rawPayload).toString()).toBe('a'.repeat(2000));
  });

  it('names what else it depends on beside the encoding', async () => {
    expect((await ask({ headers: { vary: 'origin' } })).headers['vary']).toBe('origin, accept-encoding');
  });

  it.each<[string, Given, string?]>([
    ['for who takes nothing else', {}, 'deflate'],
    ['that fits into one packet', { length: 1399, says: 1399 }],
    ['that is a picture', { type: 'image/webp' }],
    ['that is packed already', { headers: { 'content-encoding': 'zstd' } }],
  ])('stays as it is %s', async (_what, one, accepts = 'gzip, br') => {
    const answer = await ask(one, accepts);
    expect(answer.headers['content-encoding']).toBe(one.headers?.['content-encoding']);
    expect(answer.headers).not.toHaveProperty('vary');
    expect(answer.payload).toBe('a'.repeat(one.length ?? 2000));
  });

  it.each<[string, Given]>([
    ['as long as it pays', { length: 1400, says: 1400 }],
    ['of a length that nobody knows', { length: 10 }],
    ['of text', { type: 'text/plain' }],
  ])('is packed %s', async (_what, one) => {
    expect((await ask(one)).headers['content-encoding']).toBe('br');
  });

  it('is not packed where only its head is asked for', async () => {
    const answer = await ask({ says: 2000 }, 'br', 'HEAD');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
});
