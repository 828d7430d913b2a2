import { searchListing } from '@sightline/shared-lib/api/search';
import Fastify, { type FastifyInstance } from 'fastify';

import { readConfig } from '../config';
import { createLimiter } from '../limits/limiter';
import { createPlatformClients } from '../platformClients';

import { gateway } from './gateway';

const KEY = 'provider-search-key';
const CREDENTIALS = { SEARCH_APP_ID: 'HOSTEDAPP', SEARCH_API_KEY: KEY };
const BROWSER = { host: 'localhost:3000', origin: 'http://localhost:3000' };

const apps: FastifyInstance[] = [];
const events: Record<string, unknown>[] = [];
let provider: string;
let platform: string;

async function open(app: FastifyInstance): Promise<string> {
  apps.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** A stand-in for the provider: it answers nobody without the right credentials, and says what it was asked. */
beforeAll(async () => {
  const hosted = Fastify();
  hosted.addHook('onRequest', async (request, reply) => {
    const asked = request.query as Readonly<Record<string, string>>;
    const sent = (name: string) => request.headers[name] ?? asked[name];
    if (sent('x-algolia-application-id') === 'HOSTEDAPP' && sent('x-algolia-api-key') === KEY) return undefined;
    return reply.code(403).send({ message: 'Invalid Application-ID or API key', status: 403 });
  });
  hosted.all('/1/*', ({ url, headers }) => ({
    results: [{ hits: [], nbHits: 3, page: 0, nbPages: 1, hitsPerPage: 18 }],
    url,
    cookie: headers['cookie'] ?? null,
  }));
  provider = await open(hosted);
  const own = Fastify();
  own.all('/1/events', ({ headers }) => {
    events.push(headers);
    return { status: 200 };
  });
  platform = await open(own);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function shopOf(env: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  const { upstreams, searchHeaders, storeLocatorAuthorization, shopOrigin } = readConfig(
    { PLATFORM_URL: platform, SEARCH_INDEX_URL: provider, ...env },
    '/',
  );
  const shop = Fastify();
  apps.push(shop);
  await shop.register(gateway, {
    upstreams,
    searchHeaders,
    storeLocatorAuthorization,
    shopOrigin,
    shopperOf: () => Promise.resolve(null),
    limiter: createLimiter(null),
  });
  return shop;
}

const search = (shop: FastifyInstance, url = '/1/indexes/*/queries') =>
  shop.inject({ method: 'POST', url, headers: { ...BROWSER, cookie: 'a=b' }, payload: { requests: [] } });

describe('a hosted search provider', () => {
  it('is reached by configuration alone, with a key that no browser sees [PLAT-02]', async () => {
    const answer = await search(await shopOf(CREDENTIALS));
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { url: '/1/indexes/*/queries', cookie: null }]);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(KEY);
    expect((await search(await shopOf({}))).statusCode).toBe(403);
    const config = readConfig({ PLATFORM_URL: platform, SEARCH_INDEX_URL: provider, ...CREDENTIALS }, '/');
    const client = createPlatformClients(config).forSite({ storeId: '10801', langId: '-1' });
    const listing = { prefix: 'products', locale: 'en-us', grouped: true, sort: 0, segment: 'guest' } as const;
    const page = { currency: 'USD', page: 0, pageSize: 18, facets: [] };
    expect((await searchListing(client, { ...listing, ...page })).total).toBe(3);
  });

  it('is asked with the shop’s key whatever a caller writes, and the caller’s name stays [PLAT-06]', async () => {
    const shop = await shopOf(CREDENTIALS);
    const own = 'x-algolia-api-key=other&X-Algolia-Application-Id=OTHER&x-algolia-agent=Algolia';
    expect((await search(shop, `/1/indexes/*/queries?${own}`)).json()).toMatchObject({
      url: '/1/indexes/*/queries?x-algolia-agent=Algolia',
    });
  });

  it.each([
    ['GET', '/1/indexes'],
    ['GET', '/1/indexes/products_en-us_grouped/settings'],
    ['GET', '/1/indexes/products_en-us_grouped/browse'],
    ['POST', '/1/indexes/products_en-us_grouped/browse'],
    ['POST', '/1/indexes/products_en-us_grouped/synonyms/search'],
    ['PUT', '/1/indexes/products_en-us_grouped/settings'],
    ['POST', '/1/indexes/products_en-us_grouped/batch'],
    ['DELETE', '/1/indexes/products_en-us_grouped/0NO4001S'],
    ['GET', '/1/keys'],
    ['POST', '/1/indexes/products_en-us_grouped/%73ettings'],
  ] as const)('is not asked with the shop’s key for more than a search: %s %s [PLAT-06]', async (method, url) => {
    const answer = await (await shopOf(CREDENTIALS)).inject({ method, url, headers: BROWSER, payload: {} });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { status: 403, message: 'The shop lends its key to searches alone' },
    ]);
  });

  it.each([
    ['GET', '/1/indexes/products_en-us_grouped?query=a'],
    ['GET', '/1/indexes/products_en-us_grouped/0NO4001S_10801'],
    ['POST', '/1/indexes/products_en-us_grouped/facets/attributes.BRAND/query'],
    ['POST', '/1/indexes/*/recommendations'],
  ] as const)('is asked for what the platform’s own index answers: %s %s [PLAT-02]', async (method, url) => {
    const payload = method === 'POST' ? { payload: {} } : {};
    const answer = await (await shopOf(CREDENTIALS)).inject({ method, url, headers: BROWSER, ...payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { url }]);
  });

  it('hears of what shoppers did only where an address for events is set [SRCH-07]', async () => {
    const report = async (env: Readonly<Record<string, string>>) =>
      (await search(await shopOf({ ...CREDENTIALS, ...env }), '/1/events')).json() as unknown;
    expect(await report({})).toEqual({ status: 200 });
    expect(events).toHaveLength(1);
    expect(events[0]).not.toHaveProperty('x-algolia-api-key');
    expect(await report({ SEARCH_EVENTS_URL: provider })).toMatchObject({ url: '/1/events' });
    expect(events).toHaveLength(1);
  });

  it('needs both an application and a key', () => {
    for (const env of [{ SEARCH_APP_ID: 'HOSTEDAPP' }, { SEARCH_API_KEY: KEY }])
      expect(() => readConfig(env, '/')).toThrow('belong together');
  });
});
