import Fastify from 'fastify';

import { TooManyRequests } from './limiter';
import { refuseCall, refusePage } from './refuse';

const app = Fastify();
app.get('/page', (_request, reply) => refusePage('de-de', reply, new TooManyRequests('pages', 7)));
app.get('/*', (request, reply) => refuseCall(request.url, reply, new TooManyRequests('calls', 7)));
afterAll(() => app.close());

const message = 'Please wait 7 seconds before trying again.';

describe('whoever asks too often [PLAT-08]', () => {
  it.each([
    ['/1/indexes/products/query', { message, status: 429 }],
    ['/stores/near', { message }],
    [
      '/wcs/resources/store/10801/cart',
      {
        errors: [{ errorKey: 'RATE_LIMITED', errorCode: 'RATE_LIMITED', errorMessage: message, errorParameters: '7' }],
      },
    ],
  ])('is told at %s when to come back, as that service tells it', async (url, body) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      429,
      '7',
      'no-store',
    ]);
    expect(answer.json()).toEqual(body);
  });

  it('sees a page in the language of the shop with a way to ask again, which nothing can be loaded into', async () => {
    const answer = await app.inject('/page');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({
      'retry-after': '7',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.body).toMatch(/<html lang="de-DE">.*7 s/s);
    expect(answer.body).toContain('<a href="">');
    expect(answer.body).not.toMatch(/\{\{|undefined/);
  });
});
