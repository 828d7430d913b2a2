import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';

import type { Upstreams } from '../upstreams';
import { COOKIES } from '../http/cookies';
import { createLimiter } from '../limits/limiter';
import { LIMITS } from '../limits/limits';

import { gateway } from './gateway';

const TOKENS = {
  userId: '15006',
  WCToken: '15006%2Cplain',
  WCTrustedToken: '15006%2Ctrusted',
  personalizationID: '1-1',
};
const BROWSER = { host: 'localhost:3000', origin: 'http://localhost:3000' };

const PRODUCTS = { contents: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Norvane Ordora' })) };

let address: string;
const picturesAsked: string[] = [];
let finishPictures: () => void;
const pictureDrawn = new Promise<void>((resolve) => {
  finishPictures = resolve;
});
let platform: FastifyInstance;
let shop: FastifyInstance;
const seen: { headers: Record<string, unknown>; body: unknown }[] = [];

const personalizations: unknown[] = [];
const proofs: unknown[] = [];

beforeAll(async () => {
  platform = Fastify();
  platform.post('/wcs/resources/store/:id/guestidentity', (request, reply) => {
    personalizations.push(request.headers['wcpersonalization']);
    return reply.code(201).send(TOKENS);
  });
  platform.post('/wcs/resources/store/:id/loginidentity', (request, reply) => {
    proofs.push(request.headers['authorization']);
    if (request.url.includes('rememberMe')) return reply.code(201).send(TOKENS);
    reply.hijack();
    reply.raw.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
    reply.raw.write('{"WCToken":', () => reply.raw.destroy());
    return reply;
  });
  platform.post('/wcs/resources/store/:id/person', (_request, reply) => reply.code(201).send(TOKENS));
  platform.delete('/wcs/resources/store/:id/loginidentity/@self', (_request, reply) => reply.code(200).send());
  platform.all('/wcs/resources/store/:id/cart', (request) => {
    seen.push({ headers: request.headers, body: request.body });
    return { ok: true };
  });
  platform.post('/wcs/resources/store/:id/newcall', (_request, reply) =>
    reply
      .header('set-cookie', 'WC_AUTHENTICATION=1')
      .header('wctrustedtoken', TOKENS.WCTrustedToken)
      .send({ person: [TOKENS] }),
  );
  platform.get('/wcs/resources/store/:id/reading', () => TOKENS);
  platform.get('/wcs/resources/store/:id/packed', (_request, reply) =>
    reply
      .type('application/json')
      .header('content-encoding', 'gzip')
      .send(gzipSync(JSON.stringify(TOKENS))),
  );
  platform.get('/wcs/resources/store/:id/invoice', (_request, reply) =>
    reply.type('application/pdf').send(Buffer.from('%PDF')),
  );
  platform.get('/search/resources/api/v2/products', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(PRODUCTS),
  );
  platform.get('/sightline_us/availability.json', () => ({ '0NO4001S_01': { available: true } }));
  platform.get('/pictures/slow/front.webp', async (_request, reply) => {
    picturesAsked.push('slow');
    await pictureDrawn;
    return reply.type('image/webp').send(Buffer.alloc(10));
  });
  platform.get('/pictures/a/front.webp', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000, 1)));
  address = await platform.listen({ port: 0, host: '127.0.0.1' });
  const upstreams = new Proxy({} as Upstreams, { get: () => address });
  shop = Fastify();
  await shop.register(gateway, {
    upstreams,
    storeLocatorAuthorization: 'Bearer stores',
    shopperOf: () => Promise.resolve(null),
    shopOrigin: BROWSER.origin,
    limiter: createLimiter(LIMITS),
  });
});

afterAll(async () => {
  await shop.close();
  await platform.close();
});

const cookiesOf = (header: unknown) => [header].flat().map(String);

describe('the gateway', () => {
  it('keeps the trusted token from script and puts it into an HttpOnly cookie [AUTH-02]', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/wcs/resources/store/10801/guestidentity',
      headers: BROWSER,
      payload: {},
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ userId: '15006', WCToken: '15006%2Cplain', personalizationID: '1-1' });
    const trusted = cookiesOf(answer.headers['set-cookie']).find((cookie) => cookie.includes('trusted'));
    expect(trusted).toBe(
      '__Host-sightline-trusted=15006%2Ctrusted; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it.each([
    ['guestidentity', 604_800, 'ends'],
    ['loginidentity?rememberMe=true', 34_560_000, 'ends'],
    ['loginidentity?rememberMe=false', null, 'begins'],
    ['person', null, 'begins'],
  ] as const)(
    'keeps the session of %s for so many seconds, or as long as the browser is open: %j [AUTH-10]',
    async (call, seconds, mark) => {
      const url = `/wcs/resources/store/10801/${call}`;
      const answer = await shop.inject({ method: 'POST', url, headers: BROWSER, payload: {} });
      const set = cookiesOf(answer.headers['set-cookie']);
      const lives = set
        .filter((cookie) => /-(trusted|token)=/.test(cookie))
        .map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1] ?? null);
      expect(lives).toEqual([seconds, seconds].map((one) => one && String(one)));
      // Script may read that one: it has no secret.
      expect(set.find((cookie) => cookie.startsWith('sightline-visit='))).toBe(
        mark === 'begins'
          ? 'sightline-visit=1; Path=/; Secure; SameSite=Lax'
          : 'sightline-visit=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      );
    },
  );

  it.each([
    ['/wcs/resources/store/10801/guest%69dentity', 'POST', 201],
    ['/wcs/resources/store/10801/%67uestidentity?a=1', 'POST', 201],
    ['/wcs/resources/store/10801/newcall', 'POST', 200],
    ['/wcs/resources/store/10801/reading', 'GET', 200],
    ['/wcs/resources/store/10801/packed', 'GET', 503],
    ['/wcs/resources/store/10801//guestidentity', 'POST', 400],
    ['/wcs/resources/store/10801%2Fguestidentity', 'POST', 400],
    ['/wcs/resources/store/10801/guestidentity%E0', 'POST', 400],
  ] as const)('shows script no trusted token at %s [AUTH-02] [PLAT-04]', async (url, method, status) => {
    const payload = method === 'POST' ? { payload: {} } : {};
    const answer = await shop.inject({ method, url, headers: BROWSER, ...payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('trusted');
    expect(answer.headers).not.toHaveProperty('wctrustedtoken');
    expect(cookiesOf(answer.headers['set-cookie'] ?? [])).not.toContain('WC_AUTHENTICATION=1');
  });

  it('keeps the session of a call under whatever spelling it was made [AUTH-02]', async () => {
    const url = '/wcs/resources/store/10801/guest%69dentity';
    const answer = await shop.inject({ method: 'POST', url, headers: BROWSER, payload: {} });
    expect(cookiesOf(answer.headers['set-cookie'])[0]).toContain('trusted=15006%2Ctrusted');
  });

  it('shows no trusted token to whoever only reads: script can leave out there what tells a browser [PLAT-04]', async () => {
    const answer = await shop.inject({
      url: '/wcs/resources/store/10801/reading',
      headers: { host: 'localhost:3000' },
    });
    expect(answer.json()).toMatchObject({ WCToken: TOKENS.WCToken });
    expect(answer.body).not.toContain('trusted');
  });

  it('knows a returning visitor for 30 days, also one whose storage was emptied, and no editor with a preview token [SITE-12] [AUTH-04]', async () => {
    const call = (headers: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url: '/wcs/resources/store/10801/guestidentity',
        headers: { ...BROWSER, ...headers },
        payload: {},
      });
    const first = await call({});
    const kept = cookiesOf(first.headers['set-cookie']).find((cookie) => cookie.includes('personalization'));
    expect(kept).toBe('sightline-personalization=1-1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax');
    await call({ cookie: 'sightline-personalization=1-1' });
    expect(personalizations.at(-1)).toBe('1-1');
    await call({ cookie: 'sightline-personalization=1-1', wcpersonalization: '2-2' });
    expect(personalizations.at(-1)).toBe('2-2');
    await call({ cookie: 'sightline-personalization=1-1; sightline-preview=token' });
    expect(personalizations.at(-1)).toBeUndefined();
    await call({ cookie: 'sightline-personalization=<x>' });
    expect(personalizations.at(-1)).toBeUndefined();
  });

  it('hands both tokens to a program outside a browser [PLAT-02]', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/wcs/resources/store/10801/guestidentity',
      headers: { host: 'localhost:3000' },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ WCTrustedToken: '15006%2Ctrusted' });
  });

  it('adds the trusted token to calls that carry the plain one, and passes no cookie on [AUTH-02]', async () => {
    const cookie = '__Host-sightline-trusted=15006%2Ctrusted; other=1';
    await shop.inject({
      method: 'POST',
      url: '/wcs/resources/store/10801/cart',
      headers: { ...BROWSER, cookie, WCToken: '15006%2Cplain' },
      payload: { a: 1 },
    });
    const { headers, body } = seen.at(-1)!;
    expect(headers).toMatchObject({ wctoken: '15006%2Cplain', wctrustedtoken: '15006%2Ctrusted' });
    expect(headers).not.toHaveProperty('cookie');
    expect(body).toEqual({ a: 1 });
  });

  it('adds nothing to a call without the plain token: a cookie alone opens nothing [PLAT-04]', async () => {
    const cookie = '__Host-sightline-trusted=15006%2Ctrusted';
    await shop.inject({
      method: 'POST',
      url: '/wcs/resources/store/10801/cart',
      headers: { ...BROWSER, cookie },
      payload: {},
    });
    expect(seen.at(-1)!.headers).not.toHaveProperty('wctrustedtoken');
  });

  it('lets no cache keep what a session is answered, files too, where the service says nothing of it [PLAT-04] [SEO-05]', async () => {
    const kept = async (url: string, session: object) =>
      (await shop.inject({ url, headers: { ...BROWSER, ...session } })).headers['cache-control'];
    const session = { wctoken: '15006%2Cplain' };
    expect(await kept('/wcs/resources/store/10801/cart', session)).toBe('private, no-store');
    expect(await kept('/wcs/resources/store/10801/invoice', session)).toBe('private, no-store');
    expect(await kept('/search/resources/api/v2/products', session)).toBe('public, max-age=60');
    expect(await kept('/wcs/resources/store/10801/cart', {})).toBeUndefined();
  });

  it('drops its cookies when the session ends [AUTH-09]', async () => {
    const answer = await shop.inject({
      method: 'DELETE',
      url: '/wcs/resources/store/10801/loginidentity/@self',
      headers: BROWSER,
    });
    expect(cookiesOf(answer.headers['set-cookie']).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  it('passes on what says which colours are in stock [PDP-02]', async () => {
    const answer = await shop.inject({ url: '/sightline_us/availability.json' });
    expect(answer.json()).toEqual({ '0NO4001S_01': { available: true } });
  });

  it('compresses records for whoever takes them so, and leaves pictures and short answers as they are', async () => {
    const ask = (url: string, encoding: string) =>
      shop.inject({ url, headers: { ...BROWSER, 'accept-encoding': encoding } });
    const products = '/search/resources/api/v2/products?storeId=10801';
    const brotli = await ask(products, 'gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(PRODUCTS);
    const zipped = await ask(products, 'gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(PRODUCTS);
    expect((await ask(products, '')).json()).toEqual(PRODUCTS);
    const picture = await ask('/pictures/a/front.webp', 'br');
    expect(picture.headers).not.toHaveProperty('content-encoding');
    expect(picture.rawPayload).toHaveLength(5000);
    expect((await ask('/wcs/resources/store/10801/cart', 'br')).json()).toEqual({ ok: true });
  });

  it('answers in the platform’s error shape when the platform dies while it signs somebody in [ERR-01]', async () => {
    const url = '/wcs/resources/store/10801/loginidentity';
    const answer = await shop.inject({ method: 'POST', url, headers: BROWSER, payload: {} });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ errorKey: 'ERR_SERVICE_UNAVAILABLE' }] });
  });

  it('keeps no call waiting behind pictures that are being drawn [PLAT-08]', async () => {
    const picture = async () => (await shop.inject({ url: '/pictures/slow/front.webp', headers: BROWSER })).statusCode;
    const asked = Array.from({ length: 100 }, picture);
    while (picturesAsked.length < 64) await new Promise((resolve) => setImmediate(resolve));
    const answer = await shop.inject({ url: '/wcs/resources/store/10801/cart', headers: BROWSER });
    expect(answer.statusCode).toBe(200);
    finishPictures();
    expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
  });

  it('answers in the platform’s error shape when the platform is down [ERR-01]', async () => {
    const lonely = Fastify();
    await lonely.register(gateway, {
      upstreams: new Proxy({} as Upstreams, { get: () => 'http://127.0.0.1:1' }),
      storeLocatorAuthorization: '',
      shopOrigin: BROWSER.origin,
      shopperOf: () => Promise.resolve(null),
      limiter: createLimiter(LIMITS),
    });
    const answer = await lonely.inject({ url: '/cms/live/x', headers: BROWSER });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ errors: [{ errorKey: 'ERR_SERVICE_UNAVAILABLE' }] });
    await lonely.close();
  });

  it('adds what a provider said to a sign-in alone, and forgets it [AUTH-07]', async () => {
    const post = (call: string, cookie: string) =>
      shop.inject({
        method: 'POST',
        url: `/wcs/resources/store/10801/${call}`,
        headers: { ...BROWSER, cookie },
        payload: { provider: 'example' },
      });
    proofs.length = 0;
    seen.length = 0;
    const cookie = `${COOKIES.providerProof}=head.body.sign`;
    const signedIn = await post('loginidentity', cookie);
    await post('loginidentity', `${COOKIES.providerProof}=no token`);
    await post('cart', cookie);
    expect(proofs).toEqual(['Bearer head.body.sign', undefined]);
    expect(seen[0]?.headers['authorization']).toBeUndefined();
    expect(cookiesOf(signedIn.headers['set-cookie'])).toContainEqual(
      expect.stringContaining(`${COOKIES.providerProof}=; Max-Age=0`),
    );
  });
});
