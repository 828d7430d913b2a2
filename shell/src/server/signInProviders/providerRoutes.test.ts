import { DEVICE_ENTRIES } from '@sightline/shared-lib/domain/site';
import Fastify from 'fastify';
import pino from 'pino';

import { COOKIES } from '../http/cookies';
import { createLimiter } from '../limits/limiter';
import { readLimits } from '../limits/limits';

import type { OpenIdClient } from './openIdClient';
import { providerRoutes } from './providerRoutes';

const PROVIDER = { id: 'example', name: 'Example', issuer: 'https://id.test', clientId: 'shop', clientSecret: 's' };
const CHECKS = { state: 'st', nonce: 'no', verifier: 've' };
const RETURN = '/sign-in-with/example/return';

async function shop(complete: OpenIdClient['complete'] = async () => 'head.body.sign', limits = '') {
  const client: OpenIdClient = {
    begin: async (redirectUri, locale) => ({
      location: `https://id.test/authorize?redirect_uri=${redirectUri}&ui_locales=${locale}`,
      checks: CHECKS,
    }),
    complete: jest.fn(complete),
  };
  const app = Fastify();
  await app.register(providerRoutes, {
    providers: [PROVIDER],
    shopOrigin: 'https://shop.test',
    limiter: createLimiter(readLimits(limits)),
    log: pino({ level: 'silent' }),
    createClient: () => client,
  });
  const visit = async (url: string, cookie = '') => {
    const answer = await app.inject({ url, headers: { host: 'localhost', cookie } });
    const cookies = new Map(answer.cookies.map((one) => [one.name, one]));
    return { status: answer.statusCode, location: String(answer.headers['location'] ?? ''), cookies };
  };
  return { visit, client, close: () => app.close() };
}

const cookieOf = ({ cookies }: Awaited<ReturnType<Awaited<ReturnType<typeof shop>>['visit']>>) =>
  `${COOKIES.providerVisit}=${cookies.get(COOKIES.providerVisit)?.value}`;

describe('the way to a sign-in provider and back', () => {
  it('leads to the provider, and back with its word where script cannot read it [AUTH-07]', async () => {
    const { visit, client, close } = await shop();
    const away = await visit('/sign-in-with/example?locale=it-it&next=/it-it/carrello');
    expect(away.location).toBe(`https://id.test/authorize?redirect_uri=https://shop.test${RETURN}&ui_locales=it-it`);
    expect(away.cookies.get(COOKIES.providerVisit)).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const back = await visit(`${RETURN}?code=c&state=st`, cookieOf(away));
    expect(back.location).toBe('/it-it/accesso/con-provider?with=example&next=%2Fit-it%2Fcarrello');
    expect(back.cookies.get(COOKIES.providerProof)).toMatchObject({ value: 'head.body.sign', httpOnly: true });
    expect(back.cookies.get(COOKIES.providerVisit)?.maxAge).toBe(0);
    expect(client.complete).toHaveBeenCalledWith(
      new URL(`https://shop.test${RETURN}?code=c&state=st`),
      expect.objectContaining(CHECKS),
    );
    await close();
  });

  it('keeps no cookie of the way longer than the page of cookies says [AUTH-07] [ANA-01]', async () => {
    const { visit, close } = await shop();
    const away = await visit('/sign-in-with/example');
    const back = await visit(`${RETURN}?code=c&state=st`, cookieOf(away));
    const { kept, names } = DEVICE_ENTRIES.find(({ row }) => row === 'signIn') ?? {};
    expect(names).toEqual([COOKIES.providerVisit, COOKIES.providerProof]);
    const ages = [away.cookies.get(COOKIES.providerVisit), back.cookies.get(COOKIES.providerProof)].map(
      (cookie) => (cookie?.maxAge ?? 0) / 60,
    );
    expect(kept).toEqual({ minutes: Math.max(...ages) });
    await close();
  });

  it('signs nobody in by a link that another browser left with [AUTH-07]', async () => {
    const { visit, client, close } = await shop();
    const stranger = await visit(`${RETURN}?code=c&state=st`);
    expect(stranger.location).toBe('/sign-in/provider?with=example&problem=failed');
    expect(stranger.cookies.has(COOKIES.providerProof)).toBe(false);
    expect(client.complete).not.toHaveBeenCalled();
    await close();
  });

  it('says that the sign-in was left, or failed, and keeps where the shopper was going [AUTH-07]', async () => {
    const { visit, close } = await shop(() => Promise.reject(new Error('wrong state')));
    const away = await visit('/sign-in-with/example?next=/cart');
    const cookie = cookieOf(away);
    expect((await visit(`${RETURN}?error=access_denied&state=st`, cookie)).location).toContain('problem=cancelled');
    const failed = await visit(`${RETURN}?code=c&state=other`, cookie);
    expect(failed.location).toBe('/sign-in/provider?with=example&next=%2Fcart&problem=failed');
    expect(failed.cookies.has(COOKIES.providerProof)).toBe(false);
    await close();
  });

  it('leads to no other origin, and knows no other provider [PLAT-08]', async () => {
    const { visit, close } = await shop();
    const away = await visit('/sign-in-with/example?next=//evil.test/x');
    const back = await visit(`${RETURN}?code=c&state=st`, cookieOf(away));
    expect(back.location).toBe('/sign-in/provider?with=example&next=%2Fevil.test%2Fx');
    expect((await visit('/sign-in-with/other')).status).toBe(404);
    await close();
  });

  it('asks the provider nothing above the limit of an address [PLAT-08]', async () => {
    const { visit, close } = await shop(undefined, 'signIns=1/1');
    await visit('/sign-in-with/example');
    const second = await visit('/sign-in-with/example');
    expect([second.location, second.cookies.size]).toEqual(['/sign-in/provider?with=example&problem=failed', 0]);
    await close();
  });
});
