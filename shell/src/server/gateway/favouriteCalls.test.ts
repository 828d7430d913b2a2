import { aSite } from '@sightline/shared-lib/testing';
import Fastify, { type FastifyInstance } from 'fastify';

import { EMPTY_CHROME } from '../../chrome/chromeContent';
import type { Upstreams } from '../upstreams';
import { createPlatformClients } from '../platformClients';
import { readConfig } from '../config';

import { gateway } from './gateway';
import { sessionShopper } from './sessionShopper';
import { createLimiter } from '../limits/limiter';

const BROWSER = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const CALLS = ['getUserFavoritesDetails', 'removeUserFavorite', 'setDefaultUserFavorite'];
const KEY = 'Bearer the service key';

/** Sessions the platform knows, by trusted token. */
const CALLERS: Record<string, { callerId: number; registerType: string; partial?: true }> = {
  'a%2Ctrusted': { callerId: 15_006, registerType: 'R' },
  'b%2Ctrusted': { callerId: 15_007, registerType: 'R' },
  'remembered%2Ctrusted': { callerId: 15_008, registerType: 'R', partial: true },
};
const ENDED = { errorKey: 'CWXBB1012E', errorCode: '1012', errorMessage: 'Ended.', errorParameters: '' };

interface Asked {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

let asked: Asked[] = [];
let keyHolds = true;
let platform: FastifyInstance;
let locator: FastifyInstance;
const shops: FastifyInstance[] = [];
let addresses: { platform: string; locator: string };

beforeAll(async () => {
  platform = Fastify();
  locator = Fastify();
  platform.get('/wcs/resources/store/10801/usercontext/@self/contextdata', (request, reply) => {
    const { wctoken, wctrustedtoken } = request.headers as Record<string, string>;
    const known = CALLERS[wctrustedtoken ?? ''];
    if (!known || !wctoken) return reply.code(401).send({ errors: [ENDED] });
    const { callerId, registerType, partial = false } = known;
    return { basicInfo: { callerId, runAsId: callerId, registerType }, isPartiallyAuthenticated: partial };
  });
  for (const service of [platform, locator]) {
    service.post('/stores/*', (request, reply) => {
      const { url, headers, body } = request;
      asked.push({ path: url, headers, body });
      return keyHolds ? { data: [] } : reply.code(401).send({ message: 'Bad authorization' });
    });
  }
  const listen = (service: FastifyInstance) => service.listen({ port: 0, host: '127.0.0.1' });
  addresses = { platform: await listen(platform), locator: await listen(locator) };
});
beforeEach(() => {
  asked = [];
  keyHolds = true;
});
afterAll(() => Promise.all([...shops, platform, locator].map((app) => app.close())));

async function openShop(storeLocator: string): Promise<FastifyInstance> {
  const config = readConfig({ PLATFORM_URL: addresses.platform, STORE_LOCATOR_URL: storeLocator }, '/');
  const sites = { find: () => Promise.resolve({ context: { ...aSite(), storeId: '10801' }, chrome: EMPTY_CHROME }) };
  const shop = Fastify();
  const upstreams: Upstreams = config.upstreams;
  const shopperOf = sessionShopper(sites, createPlatformClients(config));
  await shop.register(gateway, {
    upstreams,
    storeLocatorAuthorization: KEY,
    shopperOf,
    shopOrigin: config.shopOrigin,
    limiter: createLimiter(null),
  });
  shops.push(shop);
  return shop;
}

/** Asks as the browser of a session does: the plain token in a header, the trusted one in the cookie. */
function ask(shop: FastifyInstance, call: string, session: string | null, body: object = {}, headers = {}) {
  const tokens = session
    ? { wctoken: `${session}%2Cplain`, cookie: `__Host-sightline-trusted=${session}%2Ctrusted` }
    : {};
  const payload = { tenantKey: 'sightline_us', practiceIdentifier: 'sl-us-0001', ...body };
  return shop.inject({
    method: 'POST',
    url: `/stores/${call}`,
    headers: { ...BROWSER, ...tokens, ...headers },
    payload,
  });
}

describe('favourite stores behind the gateway', () => {
  it.each(CALLS)(
    'lends the service key for %s to the person of the session, whomever a client names [PLAT-07] [STOR-03]',
    async (call) => {
      const shop = await openShop(addresses.platform);
      for (const userId of ['15006', '15007', '-1002', undefined]) {
        const answer = await ask(shop, call, 'a', { userId }, { authorization: 'Bearer forged' });
        expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }]);
        expect(asked.at(-1)).toMatchObject({
          path: `/stores/${call}`,
          headers: { authorization: KEY, wctoken: 'a%2Cplain', wctrustedtoken: 'a%2Ctrusted' },
          body: { tenantKey: 'sightline_us', practiceIdentifier: 'sl-us-0001', userId: '15006' },
        });
      }
      await ask(shop, call, 'b', { userId: '15006' });
      expect(asked.at(-1)?.body).toMatchObject({ userId: '15007' });
    },
  );

  it.each(CALLS)(
    'lends the service key for %s to nobody without a session that holds [PLAT-07] [STOR-03]',
    async (call) => {
      const shop = await openShop(addresses.platform);
      const keys = async (session: string | null, headers = {}) => {
        const answer = await ask(shop, call, session, { userId: '15006' }, headers);
        return [answer.statusCode, answer.json<{ errors: { errorKey: string }[] }>().errors[0]?.errorKey];
      };
      expect(await keys(null)).toEqual([401, 'ERR_AUTHENTICATION_REQUIRED']);
      // Without the plain token in a header the cookie opens nothing, and the plain token opens nothing without the cookie.
      expect(await keys(null, { cookie: '__Host-sightline-trusted=a%2Ctrusted' })).toEqual([
        401,
        'ERR_AUTHENTICATION_REQUIRED',
      ]);
      expect(await keys(null, { wctoken: 'a%2Cplain' })).toEqual([401, 'ERR_AUTHENTICATION_REQUIRED']);
      expect(await keys('remembered')).toEqual([401, 'ERR_AUTHENTICATION_REQUIRED']);
      expect(await keys('ended')).toEqual([401, 'CWXBB1012E']);
      expect(asked).toEqual([]);
    },
  );

  it('opens no other call of the store locator, and takes no body that is not one [PLAT-07] [PLAT-08]', async () => {
    const shop = await openShop(addresses.platform);
    expect((await ask(shop, 'listEverybody', 'a')).statusCode).toBe(404);
    expect((await ask(shop, 'x/../getUserFavoritesDetails', null)).statusCode).toBe(401);
    const call = { method: 'POST', url: '/stores/removeUserFavorite' } as const;
    const headers = {
      ...BROWSER,
      wctoken: 'a%2Cplain',
      wctrustedtoken: 'a%2Ctrusted',
      'content-type': 'application/json',
    };
    for (const payload of ['', 'null', '[]', '"a"', '{', '1'])
      expect([payload, (await shop.inject({ ...call, headers, payload })).statusCode]).toEqual([payload, 400]);
    expect((await shop.inject({ ...call, headers, payload: JSON.stringify({ a: 'a'.repeat(5000) }) })).statusCode).toBe(
      413,
    );
    expect(asked).toEqual([]);
  });

  it('keeps the shopper’s tokens from a store locator that somebody else runs [PLAT-07]', async () => {
    const shop = await openShop(addresses.locator);
    expect((await ask(shop, CALLS[0]!, 'a')).statusCode).toBe(200);
    expect(asked.at(-1)).toMatchObject({ headers: { authorization: KEY }, body: { userId: '15006' } });
    for (const name of ['wctoken', 'wctrustedtoken', 'cookie']) expect(asked.at(-1)?.headers).not.toHaveProperty(name);
  });

  it('does not take a refused service key for the end of the shopper’s session [ERR-01]', async () => {
    keyHolds = false;
    const answer = await ask(await openShop(addresses.platform), CALLS[0]!, 'a');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { errors: [{ errorKey: 'ERR_SERVICE_UNAVAILABLE' }] },
    ]);
  });
});
