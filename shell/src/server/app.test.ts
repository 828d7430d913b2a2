import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { pino } from 'pino';

import { aRegistry } from '../testing/aRegistry';

import { createApp, type AppOptions } from './app';
import { encodedBody, QUALITY } from './cache/compression';
import { readConfig } from './config';
import { createHealthCounter } from './registry/releaseHealth';

const dist = mkdtempSync(join(tmpdir(), 'sightline-shell-'));
mkdirSync(join(dist, 'browser'));
afterAll(() => rmSync(dist, { recursive: true }));

const agent = new Agent();
let close: () => Promise<void>;

afterEach(async () => {
  agent.destroy();
  await close();
});

const NONE: ReleaseRegistry = { revision: 0, remotes: {} };

const page = {
  status: 200,
  headers: {},
  body: encodedBody(Buffer.from('the page'), QUALITY.passing),
  fresh: 0,
  stale: 0,
};

/** A shop of one page. */
function shopWithDrain(given: Partial<AppOptions> = {}) {
  const { app, drain } = createApp({
    config: readConfig({ SHELL_DIST: dist }, dist),
    registry: { current: () => NONE, overrides: () => ({}), close: () => undefined },
    renderPage: () => Promise.resolve(page),
    ready: () => Promise.resolve(true),
    health: createHealthCounter(),
    log: pino({ level: 'silent' }),
    ...given,
  } as AppOptions);
  close = () => app.close();
  return { app, drain };
}

const aShop = (given: Partial<AppOptions> = {}) => shopWithDrain(given).app;

/** The shop behind real connections: what comes before the framework is seen by them alone. */
async function openShop(given: Partial<AppOptions> = {}) {
  const app = aShop(given);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  return (cookie: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = get({ port, path: '/', headers: { cookie }, agent }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
    });
}

describe('connections', () => {
  it('are kept longer than proxies keep theirs, so that none is used while it ends [PLAT-04]', async () => {
    const app = aShop();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address);
    expect(answer.headers.get('keep-alive')).toBe('timeout=72');
  });

  it('end with their answer once it was told to stop: it says that it is not ready, and serves [PLAT-08]', async () => {
    const { app, drain } = shopWithDrain();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await drain.begin();
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
  });
});

describe('pages of persons', () => {
  /** Pages of the route table that hold data of one shopper, in two languages, as they may be typed. */
  const PERSONAL = [
    '/cart',
    '/wishlist',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/order-confirmation/10400001',
    '/checkout/upload-prescription',
    '/checkout/finalize',
    '/checkout/external',
    '/sign-in',
    '/account',
    '/account/orders/10400001',
    '/account/profile',
    '/return/select/10400001',
    '/return/confirmation/10400001',
    '/return/print/10400001',
    '/cart?x=1',
    '/cart/',
    '/it-it/carrello',
    '/it-it/account/ordini',
    '/%63art',
  ];
  const cookieOf = (name: string) => `__Host-sightline-trusted=${name}-trusted; __Host-sightline-token=${name}-plain`;

  /** A shop whose pages say whose session they were drawn with, and would be kept for an hour. */
  function sayingShop() {
    const page = (text: string) => ({
      status: 200,
      headers: {},
      body: encodedBody(Buffer.from(text), QUALITY.passing),
      fresh: 3600,
      stale: 3600,
    });
    const app = aShop({
      clients: { forSession: (_site: unknown, session: unknown) => session } as unknown as AppOptions['clients'],
      renderPage: ({ clientFor, plainToken, url }) =>
        Promise.resolve(page(JSON.stringify({ url, plainToken, session: clientFor({} as never) ?? null }))),
    });
    return async (url: string, cookie = '') =>
      (await app.inject({ url, headers: { host: 'localhost:3000', ...(cookie ? { cookie } : {}) } })).body;
  }

  it('are drawn for each person alone and kept for nobody [PLAT-07] [SEO-05]', async () => {
    const read = sayingShop();
    const shown: string[] = [];
    for (const url of PERSONAL) {
      const [a, b, nobody, again] = [
        await read(url, cookieOf('ann')),
        await read(url, cookieOf('bob')),
        await read(url),
        await read(url, cookieOf('ann')),
      ];
      if (a.includes('ann-plain')) shown.push(url);
      expect([url, a]).toEqual([url, again]);
      for (const page of [b, nobody]) expect([url, page]).toEqual([url, expect.not.stringContaining('ann-')]);
      expect([url, nobody]).toEqual([url, expect.not.stringContaining('bob-')]);
    }
    expect(shown.length).toBeGreaterThan(14);
  });

  it('are the only ones that see a session: what is kept was drawn for nobody [PLAT-07]', async () => {
    const read = sayingShop();
    for (const url of ['/', '/sunglasses', '/search?q=a', '/store-locator', '/compare', '/c/support/faq', '/nowhere']) {
      const first = await read(url, cookieOf('ann'));
      expect([url, first]).toEqual([url, expect.not.stringContaining('ann-')]);
      expect(await read(url, cookieOf('bob'))).toBe(first);
    }
  });
});

describe('the shell’s server', () => {
  it('shows the page again when a form that needs script is posted without, and keeps nothing of it', async () => {
    const app = aShop();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (url: string) =>
      app.inject({ method: 'POST', url, headers, payload: 'email=a%40b.example&password=x' });
    const answer = await post('/it-it/accesso?next=%2Fcart');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/it-it/accesso']);
    expect((await post('//elsewhere.example/')).headers.location).toBe('/elsewhere.example/');
    expect((await app.inject({ method: 'POST', url: '/sign-in', payload: {} })).statusCode).toBe(405);
  });

  it('tells of a page without sending it when only that is asked for [SEO-01]', async () => {
    const { statusCode, headers, payload } = await aShop().inject({ method: 'HEAD', url: '/' });
    expect([statusCode, headers['content-length'], payload]).toEqual([200, '8', '']);
  });

  it('answers whatever cookies it is sent [PLAT-04]', async () => {
    const statusOf = await openShop();
    for (const cookie of ['sightline-releases=%', 'sightline-preview=%', 'sightline-bucket=x; sightline-segments=%%'])
      expect([cookie, await statusOf(cookie)]).toEqual([cookie, 200]);
  });

  it('draws no more pages for one address than its limit, and answers kept ones all the same [PLAT-08]', async () => {
    const kept = {
      fresh: 60,
      stale: 60,
      status: 200,
      headers: {},
      body: encodedBody(Buffer.from('x'), QUALITY.passing),
    };
    const renderPage = jest.fn(async (_visit: unknown) => kept);
    const app = aShop({ config: readConfig({ SHELL_DIST: dist, RATE_LIMITS: 'pages=2/6' }, dist), renderPage });
    const ask = (url: string, remoteAddress = '203.0.113.1') => app.inject({ url, remoteAddress });
    for (const url of ['/one', '/two', '/one']) expect((await ask(url)).statusCode).toBe(200);
    const refused = await ask('/fr-fr/trois');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(refused.body).toContain('Réessayez dans 10 s');
    expect((await ask('/two')).statusCode).toBe(200);
    expect((await ask('/fr-fr/trois', '203.0.113.2')).statusCode).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(3);
  });

  it('draws a page once however many parameters that nobody reads are asked for, and never counts them [PLAT-08]', async () => {
    const kept = {
      fresh: 60,
      stale: 60,
      status: 200,
      headers: {},
      body: encodedBody(Buffer.from('x'), QUALITY.passing),
    };
    const renderPage = jest.fn(async (_visit: unknown) => kept);
    const app = aShop({ config: readConfig({ SHELL_DIST: dist, RATE_LIMITS: 'pages=1/1' }, dist), renderPage });
    for (let turn = 0; turn < 20; turn += 1)
      expect((await app.inject(`/sunglasses?x${turn}=${turn}`)).statusCode).toBe(200);
    expect(renderPage.mock.calls).toEqual([[expect.objectContaining({ url: '/sunglasses' })]]);
  });

  it('outlives what fails before the framework has the request [ERR-02]', async () => {
    const current = () => {
      throw new Error('broken');
    };
    const statusOf = await openShop({ registry: { current, overrides: () => ({}), close: () => undefined } });
    expect(await statusOf('')).toBe(503);
    expect(await statusOf('')).toBe(503);
  });

  const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.example' };

  it.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ referer: 'https://elsewhere.example/x' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 403],
    [{ origin: 'http://shop.example' }, 303],
    [{ referer: 'http://shop.example/sunglasses' }, 303],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
  ])('takes a form that says %j with %i [PLAT-04]', async (headers, status) => {
    const answer = await aShop().inject({
      method: 'POST',
      url: '/actions/cart/add',
      headers: { ...FORM, ...headers },
      payload: 'locale=it-it',
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(status === 303 ? '/it-it/carrello' : undefined);
  });

  it('passes nothing to the platform that a page of another origin wants changed, and what a program wants [PLAT-04] [PLAT-02]', async () => {
    const config = readConfig({ SHELL_DIST: dist, PLATFORM_URL: 'http://127.0.0.1:1' }, dist);
    const app = aShop({ config });
    const call = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: '/wcs/resources/store/10801/loginidentity/@self', headers });
    expect((await call({ origin: 'https://elsewhere.example' })).json()).toMatchObject({
      errors: [{ errorKey: '_ERR_USER_AUTHORITY' }],
    });
    // Nobody answers there: it was passed on.
    expect((await call({})).statusCode).toBe(503);
  });

  it('lets nobody on the way keep an answer that sets a cookie, whoever writes it [SEO-05] [FED-04]', async () => {
    const headers = { 'cache-control': 'public, s-maxage=300' };
    const app = aShop({
      renderPage: () => Promise.resolve({ ...page, headers }),
      registry: { current: () => aRegistry(50), overrides: () => ({}), close: () => undefined },
    });
    for (const url of ['/', '/sunglasses?previewToken=', '/?releases=']) {
      const answer = await app.inject({ url });
      expect([url, answer.headers['set-cookie']]).toEqual([url, expect.anything()]);
      expect([url, answer.headers['cache-control']]).toEqual([url, 'private, no-store']);
    }
  });

  it('lets nobody on the way keep a page that a cookie chose, and everybody keep the page of everybody [SEO-05] [FED-04]', async () => {
    const headers = { 'cache-control': 'public, s-maxage=300' };
    const overrides = () => ({ 'mfe-catalog': 'bbb' });
    const app = aShop({
      renderPage: () => Promise.resolve({ ...page, headers }),
      registry: { current: () => aRegistry(), overrides, close: () => undefined },
    });
    const kept = async (cookie: string) =>
      (await app.inject({ url: '/', headers: { cookie } })).headers['cache-control'];
    expect(await kept('sightline-releases=signed')).toBe('private, no-store');
    expect(await kept('sightline-bag=1')).toBe('public, s-maxage=300');
  });

  it('refuses pages of everybody while there is too much to do, and draws bag and checkout all the same [PLAT-08]', async () => {
    const renderPage = () =>
      Promise.resolve({ status: 200, headers: {}, body: encodedBody(Buffer.from('drawn')), fresh: 0, stale: 0 });
    const config = { ...readConfig({ SHELL_DIST: dist }, dist), loadLimits: { delay: -1, atOnce: 1 } };
    const app = aShop({ config, renderPage });
    const ask = async (url: string) => app.inject({ url });
    for (const url of ['/', '/sunglasses', '/search?q=round']) {
      const { statusCode, headers } = await ask(url);
      expect([url, statusCode, headers['retry-after'], headers['cache-control']]).toEqual([url, 503, '2', 'no-store']);
    }
    for (const url of ['/cart', '/checkout/shipping', '/checkout/payment', '/account'])
      expect([url, (await ask(url)).body]).toEqual([url, 'drawn']);
  });

  it('says what the shell takes from remotes, for whoever releases one [FED-05]', async () => {
    const agreement = { gives: {}, takes: { 'fragment cart.badge': '1' } };
    writeFileSync(join(dist, 'agreement.json'), JSON.stringify(agreement));
    expect((await aShop().inject('/readyz')).json()).toMatchObject({ agreement });
    rmSync(join(dist, 'agreement.json'));
    expect((await aShop().inject('/readyz')).json()).not.toHaveProperty('agreement');
  });

  it('offers the files that the registry names and nothing else beside them [PLAT-04] [FED-01]', async () => {
    const releasesDir = join(dist, 'releases');
    mkdirSync(join(releasesDir, 'mfe-catalog/aaa/browser'), { recursive: true });
    writeFileSync(join(releasesDir, 'registry.json'), '{}');
    writeFileSync(join(releasesDir, 'mfe-catalog/aaa/browser/remoteEntry.js'), '1');
    writeFileSync(join(releasesDir, 'mfe-catalog/aaa/browser/other.js'), '1');
    const app = aShop({
      config: { ...readConfig({ SHELL_DIST: dist }, dist), releasesDir },
      registry: { current: () => aRegistry(), overrides: () => ({}), close: () => undefined },
    });
    const statusOf = async (path: string) => (await app.inject(`/releases/${path}`)).statusCode;
    expect(await statusOf('mfe-catalog/aaa/browser/remoteEntry.js')).toBe(200);
    for (const path of [
      'registry.json',
      '/registry.json',
      '%2Fregistry.json',
      'x/../registry.json',
      './registry.json',
      'mfe-catalog/aaa/browser/other.js',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('tells browsers to come over HTTPS alone where that is demanded, with every answer [PLAT-04]', async () => {
    const urls = ['/', '/healthz', '/nothing.png', '/wcs/resources/x'];
    for (const [demanded, value] of [
      ['true', 'max-age=31536000; includeSubDomains'],
      ['false', undefined],
    ]) {
      const config = readConfig(
        { SHELL_DIST: dist, HTTPS_DEMANDED: demanded, PLATFORM_URL: 'http://127.0.0.1:1' },
        dist,
      );
      const app = aShop({ config });
      for (const url of urls) {
        const { headers } = await app.inject(url);
        expect([url, headers['strict-transport-security']]).toEqual([url, value]);
        expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      }
      await app.close();
    }
  });
});
