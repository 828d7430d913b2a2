import { aSite } from '@sightline/shared-lib/testing';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import { EMPTY_CHROME } from '../../chrome/chromeContent';
import { readConfig } from '../config';
import { createPlatformClients } from '../platformClients';

import { gateway } from './gateway';
import { sessionShopper } from './sessionShopper';
import { createLimiter } from '../limits/limiter';

const KEY = 'Bearer the service key';
const SERVICES = ['platform', 'index', 'stores', 'availability', 'pictures', 'geo'] as const;
type Service = (typeof SERVICES)[number];

/** Everything that belongs to a person or to the shop, by the text that would give it away. */
const A = { plain: 'a%2Cplain', trusted: 'a%2Ctrusted', preview: 'previewofa', id: '15006' };
const B = { plain: 'b%2Cplain', trusted: 'b%2Ctrusted', preview: 'previewofb', id: '15007' };

const cookieOf = ({ trusted, plain, preview }: typeof A) =>
  `__Host-sightline-trusted=${trusted}; __Host-sightline-token=${plain}; sightline-preview=${preview}`;

/** Who asks, with what a browser of theirs sends. */
const CALLERS = {
  nobody: {},
  'a cookie alone': { cookie: cookieOf(A) },
  'a plain token alone': { wctoken: A.plain },
  'a session': { wctoken: B.plain, cookie: cookieOf(B) },
  'a session that names another’s plain token': { wctoken: A.plain, cookie: cookieOf(B) },
} as const;

interface Seen {
  readonly service: Service;
  readonly text: string;
}

const apps: FastifyInstance[] = [];
const routes: { method: string; url: string }[] = [];
let seen: Seen[] = [];
let shop: FastifyInstance;

/** A service that keeps what it was sent and answers who the platform takes the caller for. */
async function openService(service: Service): Promise<string> {
  const app = Fastify();
  apps.push(app);
  const isOne = ({ headers }: FastifyRequest, one: typeof A) =>
    headers['wctoken'] === one.plain && headers['wctrustedtoken'] === one.trusted;
  app.all('/*', (request, reply) => {
    seen.push({ service, text: [request.url, JSON.stringify([request.headers, request.body])].join(' ') });
    if (!request.url.includes('usercontext')) return { ok: true };
    const caller = [A, B].find((one) => isOne(request, one));
    if (!caller) return reply.code(401).send({ errors: [{ errorKey: '_ERR_INVALID_COOKIE', errorCode: 'CMN1039E' }] });
    return { basicInfo: { callerId: Number(caller.id), runAsId: Number(caller.id), registerType: 'R' } };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  const [platform = '', ...others] = await Promise.all(SERVICES.map(openService));
  const [index = '', stores = '', availability = '', pictures = '', geo = ''] = others;
  const config = readConfig(
    {
      PLATFORM_URL: platform,
      SEARCH_INDEX_URL: index,
      STORE_LOCATOR_URL: stores,
      AVAILABILITY_URL: availability,
      PICTURES_URL: pictures,
      GEO_URL: geo,
    },
    '/',
  );
  const sites = { find: () => Promise.resolve({ context: aSite(), chrome: EMPTY_CHROME }) };
  const shopperOf = sessionShopper(sites, createPlatformClients(config));
  shop = Fastify();
  apps.push(shop);
  shop.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  const { upstreams, shopOrigin } = config;
  await shop.register(gateway, {
    upstreams,
    storeLocatorAuthorization: KEY,
    shopperOf,
    shopOrigin,
    limiter: createLimiter(null),
  });
});
beforeEach(() => {
  seen = [];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Every route of the gateway with a path below it. */
const calls = () =>
  routes
    .filter(({ method }) => method !== 'OPTIONS')
    .map(({ method, url }) => ({ method, url: url.replace('*', 'resources/store/10801/person/@self') }));

const send = (caller: keyof typeof CALLERS, { method, url }: { method: string; url: string }) =>
  shop.inject({
    method: method as 'GET',
    url,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...CALLERS[caller] },
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload: { tenantKey: 'sightline_us', userId: A.id } }),
  });

const holding = (text: string) => seen.filter((one) => one.text.includes(text));

describe('what the gateway adds to a call', () => {
  it('is the service key on the three favourite calls alone, and for the person of the session [PLAT-07] [STOR-03]', async () => {
    expect(calls().length).toBeGreaterThan(40);
    const lent: string[] = [];
    for (const caller of Object.keys(CALLERS) as (keyof typeof CALLERS)[]) {
      for (const call of calls()) {
        seen = [];
        await send(caller, call);
        for (const { service, text } of holding(KEY))
          lent.push(`${service} ${call.method} ${call.url} ${caller} ${text.includes(A.id) ? 'A' : 'B'}`);
      }
    }
    const names = ['getUserFavoritesDetails', 'removeUserFavorite', 'setDefaultUserFavorite'];
    expect(lent).toEqual(names.map((name) => `stores POST /stores/${name} a session B`));
  });

  it('is never a token that its sender did not bring along [PLAT-07]', async () => {
    for (const call of calls()) await send('nobody', call);
    for (const call of calls()) await send('a cookie alone', call);
    expect([A.plain, A.trusted].flatMap(holding)).toEqual([]);
    for (const call of calls()) await send('a plain token alone', call);
    expect([A.trusted, B.plain, B.trusted].flatMap(holding)).toEqual([]);
    for (const call of calls()) await send('a session', call);
    expect(holding(A.trusted)).toEqual([]);
    expect(holding(B.trusted).length).toBeGreaterThan(20);
  });

  it('lets a plain token of another go with one’s own trusted one, which the platform refuses, and never completes it [PLAT-07]', async () => {
    for (const call of calls()) await send('a session that names another’s plain token', call);
    expect(holding(A.trusted)).toEqual([]);
    expect(holding(KEY)).toEqual([]);
  });

  it('reaches the commerce product alone: no other service sees a token, a cookie or an editor’s preview [PLAT-07]', async () => {
    for (const caller of Object.keys(CALLERS) as (keyof typeof CALLERS)[])
      for (const call of calls()) await send(caller, call);
    const elsewhere = seen.filter(({ service }) => service !== 'platform');
    expect(new Set(elsewhere.map(({ service }) => service)).size).toBe(SERVICES.length - 1);
    for (const secret of [...Object.values(A), ...Object.values(B)].filter((text) => text !== B.id && text !== A.id))
      expect(elsewhere.filter(({ text }) => text.includes(secret))).toEqual([]);
    expect(holding(B.preview).length).toBeGreaterThan(0);
  });
});
