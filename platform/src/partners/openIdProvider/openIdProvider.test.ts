import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SignInProvider } from '@sightline/shared-lib/domain/session';

import { addRoutes, createHttpApp, migrate } from '../../kernel';
import { openIdVerifiers } from '../../modules/identity';
import { errorOf, headersOf, openingTime, openShopperApp, testPassword } from '../../testing/shopperApp';
import type { ShopperApp } from '../../testing/shopperApp';
import { createOpenIdProvider } from './index';

const SHOP = 'https://shop.test';
const redirectUri = `${SHOP}/sign-in-with/example/return`;

let provider: SignInProvider;
let base: ShopperApp;
let shop: ShopperApp;
let partners: ReturnType<typeof createHttpApp>;
const server = createServer((request, response) => partners.routing(request, response));

beforeAll(async () => {
  base = await openShopperApp();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const partnerOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = {
    id: 'example',
    name: 'Example',
    issuer: `${partnerOrigin}/openid`,
    clientId: 'shop',
    clientSecret: 'only the shop knows',
  };
  const { db, clock } = base;
  const { routes, migrations } = createOpenIdProvider({
    db,
    clock,
    secret: 'a secret of the platform',
    partnerOrigin,
    shopOrigins: [SHOP],
    signInProviders: [provider],
  });
  await migrate(db, [
    ...[base.identity, base.contracts, base.person, base.mail].map((one) => one.migrations),
    migrations,
  ]);
  partners = createHttpApp();
  for (const one of routes) addRoutes(partners, one);
  await partners.ready();
  shop = await openShopperApp({ beside: base, socialProviders: openIdVerifiers([provider], clock) });
}, openingTime);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([partners.close(), shop.close()]);
  await base.close();
});

const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

/** What the provider answers a person who says who they are. */
async function authorise(email: string, change: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const asked = {
    client_id: 'shop',
    redirect_uri: redirectUri,
    state: 'st',
    nonce: 'no',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    given_name: 'Sol',
    family_name: 'Marin',
    email,
    answer: 'confirm',
    ...change,
  };
  const answer = await partners.inject({ method: 'POST', url: '/openid/authorize', ...form(asked) });
  return { answer, verifier, code: new URL(answer.headers.location ?? SHOP).searchParams.get('code') ?? '' };
}

async function redeem({ code, verifier }: { code: string; verifier: string }, change: Record<string, string> = {}) {
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    client_id: 'shop',
    client_secret: provider.clientSecret,
    ...change,
  };
  return partners.inject({ method: 'POST', url: '/openid/token', ...form(fields) });
}

const tokenOf = async (email: string) => (await redeem(await authorise(email))).json<{ id_token: string }>().id_token;

const signIn = (token: string, on = shop) =>
  on.call('POST', 'loginidentity', {
    headers: { authorization: `Bearer ${token}` },
    body: { provider: 'example' },
  });

describe('signing in with an OpenID Connect provider', () => {
  it('makes an account with the name the provider knows, and knows it again [AUTH-07]', async () => {
    const first = (await signIn(await tokenOf('sol@mail.example'))).json();
    const person = await shop.call('GET', 'person/@self', { headers: headersOf(first) });
    expect(person.json()).toMatchObject({ logonId: 'sol@mail.example', firstName: 'Sol', lastName: 'Marin' });
    expect((await signIn(await tokenOf('Sol@mail.example'))).json().userId).toBe(first.userId);
  });

  it('takes no token that is another shop’s, too old, altered, or of an address nobody verified [AUTH-07]', async () => {
    const token = await tokenOf('ida@mail.example');
    const other = openIdVerifiers([{ ...provider, clientId: 'another shop' }], base.clock);
    const elsewhere = await openShopperApp({ beside: base, socialProviders: other });
    const refused = [400, '2030', '_ERR_AUTHENTICATION_ERROR'];
    expect(errorOf(await signIn(token, elsewhere))).toEqual(refused);
    expect(errorOf(await signIn(`${token.slice(0, -4)}AAAA`))).toEqual(refused);
    expect(errorOf(await signIn(await tokenOf('unverified@mail.example')))).toEqual(refused);
    base.clock.advance(11 * 60_000);
    expect(errorOf(await signIn(token))).toEqual(refused);
    await elsewhere.close();
  });

  it('ends the password of an account that somebody made with an address of another [AUTH-07]', async () => {
    const stranger = await shop.register('vera@mail.example');
    const proven = (await signIn(await tokenOf('vera@mail.example'))).json();
    const read = await shop.call('GET', 'person/@self/contact', { headers: stranger });
    expect(read.statusCode).toBe(401);
    const body = { logonId: 'vera@mail.example', logonPassword: testPassword };
    expect(errorOf(await shop.call('POST', 'loginidentity', { body }))[1]).toBe('2030');
    expect((await shop.call('GET', 'person/@self', { headers: headersOf(proven) })).statusCode).toBe(200);
  });

  it('keeps the password of an account whose owner had confirmed the address [AUTH-07]', async () => {
    await shop.register('mia@mail.example');
    const validationCode = (await shop.mailedCode('mia@mail.example')) ?? '';
    await shop.call('POST', 'person/validateCode', { body: { logonId: 'mia@mail.example', validationCode } });
    await signIn(await tokenOf('mia@mail.example'));
    const body = { logonId: 'mia@mail.example', logonPassword: testPassword };
    expect((await shop.call('POST', 'loginidentity', { body })).statusCode).toBe(201);
  });

  it('says that a provider does not answer, which is not the shopper’s mistake [AUTH-07]', async () => {
    const nowhere = openIdVerifiers([{ ...provider, issuer: 'http://127.0.0.1:9' }], base.clock);
    const cut = await openShopperApp({ beside: base, socialProviders: nowhere });
    expect(errorOf(await signIn('a.b.c', cut))).toEqual([503, '2300', '_ERR_SOCIAL_PROVIDER_UNREACHABLE']);
    await cut.close();
  });
});

describe('the provider that stands in for real ones', () => {
  it('gives an ID token for a code once, to the client that asked for it [AUTH-07]', async () => {
    const granted = await authorise('pia@mail.example');
    expect((await redeem(granted)).statusCode).toBe(200);
    expect((await redeem(granted)).json()).toEqual({ error: 'invalid_grant' });
    for (const change of [{ client_secret: 'guessed' }, { code_verifier: 'x' }, { redirect_uri: `${SHOP}/other` }])
      expect((await redeem(await authorise('pia@mail.example'), change)).statusCode).toBe(400);
  });

  it('leads back to the shop alone, and keeps what was typed beside a mistake [AUTH-07]', async () => {
    const { answer } = await authorise('pia@mail.example', { redirect_uri: 'https://evil.test/' });
    expect(answer.statusCode).toBe(400);
    const mistaken = await authorise('no address');
    expect(mistaken.answer.statusCode).toBe(422);
    expect(mistaken.answer.body).toContain('value="no address"');
    const left = await authorise('', { answer: 'cancel' });
    expect(left.answer.headers.location).toBe(
      `${redirectUri}?state=st&iss=${encodeURIComponent(provider.issuer)}&error=access_denied`,
    );
  });
});
