import {
  errorOf,
  headersOf,
  openShopperApp,
  operationsToken,
  testPassword,
  openingTime,
} from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';
import { identitySettingsFrom } from './identity.settings';

const minute = 60_000;
const day = 24 * 60 * minute;
const ann = 'ann@example.com';

describe('identity calls', () => {
  let shop: ShopperApp;
  const merged: [string, string][] = [];
  let failFor = '';

  beforeAll(async () => {
    shop = await openShopperApp();
    shop.identity.service.onMerge(async (_trx, from, to) => {
      if (from === failFor) throw new Error('The carts could not be merged');
      merged.push([from, to]);
    });
    await shop.register(ann);
  }, openingTime);
  afterAll(() => shop.close());
  // Every test may sign in: the throttle's interval has passed.
  beforeEach(() => shop.clock.advance(5000));

  const signIn = (logonId: string, logonPassword: string, headers: Record<string, string> = {}) =>
    shop.call('POST', 'loginidentity', { body: { logonId, logonPassword }, headers });
  const whoIs = (headers: Record<string, string>) => shop.call('GET', 'person/@self/contact', { headers });
  const session = async (headers: TokenHeaders) => (await shop.call('GET', 'person/@self', { headers })).json().userId;

  it('creates a guest for a visitor without tokens, with tokens of the documented form [AUTH-01]', async () => {
    const answer = await shop.call('POST', 'guestidentity');
    const body = answer.json();
    expect(answer.statusCode).toBe(201);
    expect(body).toMatchObject({ resourceName: 'guestidentity', userId: expect.stringMatching(/^\d+$/) });
    expect(body.WCToken).toMatch(new RegExp(`^${body.userId}%2C[A-Za-z0-9%]+$`));
    expect(body.WCToken.length).toBeGreaterThan(249);
    expect(body.WCToken.length).toBeLessThan(351);
    expect(body.WCTrustedToken.length).toBeGreaterThan(39);
    expect(body.WCTrustedToken.length).toBeLessThan(71);
    expect(body.personalizationID).toMatch(/^\d{13}-\d+$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives a returning visitor the personalization id it sends [AUTH-04]', async () => {
    const headers = { wcpersonalization: '1588361443731-10' };
    expect((await shop.call('POST', 'guestidentity', { headers })).json().personalizationID).toBe('1588361443731-10');
    const forged = { wcpersonalization: '<script>' };
    expect((await shop.call('POST', 'guestidentity', { headers: forged })).json().personalizationID).toMatch(
      /^\d{13}-\d+$/,
    );
  });

  it('keeps no token and no password that could be read back [PLAT-04]', async () => {
    const tokens = await shop.guest();
    const tables = shop.db.withTables<{ activities: object; logons: object }>();
    const rows = JSON.stringify([
      await tables.selectFrom('activities').selectAll().execute(),
      await tables.selectFrom('logons').selectAll().execute(),
    ]);
    expect(rows).not.toContain(tokens.wctoken);
    expect(rows).not.toContain(tokens.wctrustedtoken);
    expect(rows).not.toContain(testPassword);
    expect(rows).toContain('scrypt$');
  });

  it('signs a registered shopper in by e-mail, whatever its case, and password [AUTH-07]', async () => {
    const answer = await signIn(' Ann@Example.com', testPassword);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().resourceName).toBe('loginidentity');
    expect(await session(headersOf(answer.json()))).toBe(answer.json().userId);
  });

  it('answers a wrong password and an unknown shopper alike [AUTH-07]', async () => {
    const wrong = await signIn(ann, 'Wrong0ne!');
    const unknown = await signIn('nobody@example.com', 'Wrong0ne!');
    expect(errorOf(wrong)).toEqual([400, '2030', '_ERR_AUTHENTICATION_ERROR']);
    expect(unknown.body).toBe(wrong.body);
  });

  it('lets one sign-in through in three seconds, for each shopper [AUTH-08]', async () => {
    await signIn(ann, 'Wrong0ne!');
    shop.clock.advance(1500);
    const early = await signIn(ann, testPassword);
    expect(errorOf(early)).toEqual([429, 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(early.json().errors[0].errorMessage).toBe('Please wait 2 seconds before trying again.');
    expect((await signIn('other@example.com', testPassword)).statusCode).toBe(400);
    shop.clock.advance(1500);
    expect((await signIn(ann, testPassword)).statusCode).toBe(201);
  });

  it('lets only one of many simultaneous sign-ins through [AUTH-08]', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(ann, testPassword)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 429, 429, 429, 429, 429, 429, 429]);
  });

  it('refuses further attempts for a while after six wrong passwords [AUTH-08]', async () => {
    await shop.register('blocked@example.com');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      shop.clock.advance(3000);
      expect(errorOf(await signIn('blocked@example.com', 'Wrong0ne!'))[1]).toBe('2030');
    }
    shop.clock.advance(3000);
    expect(errorOf(await signIn('blocked@example.com', testPassword))).toEqual([
      400,
      '2300',
      '_ERR_LOGIN_NOT_ALLOWED_NOW',
    ]);
    shop.clock.advance(5 * minute);
    expect((await signIn('blocked@example.com', testPassword)).statusCode).toBe(201);
  });

  it('tells of a locked or expired account only to who knows the password [AUTH-10]', async () => {
    const tokens = await shop.register('locked@example.com');
    const userId = await session(tokens);
    await shop.identity.service.setStatus(shop.db, userId, 'locked');
    expect(errorOf(await signIn('locked@example.com', 'Wrong0ne!'))[1]).toBe('2030');
    shop.clock.advance(3000);
    expect(errorOf(await signIn('locked@example.com', testPassword))).toEqual([
      400,
      '2490',
      '_ERR_PERSON_ACCOUNT_DISABLED',
    ]);
    await shop.identity.service.setStatus(shop.db, userId, 'active');
    const expire = (logonId: string, token: string) =>
      shop.call('POST', `/operations/accounts/${logonId}/expire-password`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await expire('locked@example.com', 'wrong')).statusCode).toBe(403);
    expect((await expire('nobody@example.com', operationsToken)).statusCode).toBe(400);
    expect((await shop.call('GET', 'person/@self', { headers: tokens })).statusCode).toBe(200);
    expect((await expire('locked@example.com', operationsToken)).statusCode).toBe(200);
    expect((await shop.call('GET', 'person/@self', { headers: tokens })).statusCode).toBe(401);
    shop.clock.advance(3000);
    expect(errorOf(await signIn('locked@example.com', testPassword))).toEqual([400, '2170', '_ERR_PASSWORD_EXPIRED']);
    shop.clock.advance(3000);
    const body = {
      logonId: 'locked@example.com',
      logonPassword: testPassword,
      logonPasswordNew: 'Fresh0ne!',
      logonPasswordVerify: 'Fresh0ne!',
    };
    expect((await shop.call('POST', 'loginidentity', { body })).statusCode).toBe(201);
    shop.clock.advance(3000);
    expect((await signIn('locked@example.com', 'Fresh0ne!')).statusCode).toBe(201);
  });

  it('moves what a guest had to the account that signs in and ends the guest session [AUTH-09]', async () => {
    const guest = (await shop.call('POST', 'guestidentity')).json();
    const answer = await signIn(ann, testPassword, headersOf(guest));
    expect(merged.at(-1)).toEqual([guest.userId, answer.json().userId]);
    expect(answer.json().personalizationID).toBe(guest.personalizationID);
    expect(errorOf(await whoIs(headersOf(guest)))).toEqual([401, '1012', 'CWXBB1012E']);
  });

  it('signs nobody in, and leaves the guest as it was, when moving the cart fails [AUTH-09]', async () => {
    const guest = await shop.guest();
    failFor = await session(guest);
    expect((await signIn(ann, testPassword, guest)).statusCode).toBe(500);
    expect((await whoIs(guest)).statusCode).toBe(200);
  });

  it('ends the session on sign-out by either address [AUTH-09]', async () => {
    for (const resource of ['guestidentity', 'loginidentity']) {
      shop.clock.advance(3000);
      const tokens = headersOf((await signIn(ann, testPassword)).json());
      expect((await shop.call('DELETE', `${resource}/@self`, { headers: tokens })).statusCode).toBe(200);
      expect(errorOf(await whoIs(tokens))).toEqual([401, '1012', 'CWXBB1012E']);
    }
    expect(errorOf(await shop.call('DELETE', 'loginidentity/@self'))).toEqual([
      401,
      'CWXFR0210E',
      'ERR_AUTHENTICATION_REQUIRED',
    ]);
  });

  it.each([
    [undefined, [200]],
    ['false', [401, '1012', 'CWXBB1012E']],
  ])(
    'keeps a session when its shopper signs in elsewhere, unless one at a time is asked for: %s [AUTH-10]',
    async (MULTIPLE_LOGON, answer) => {
      const { allowMultipleLogon } = identitySettingsFrom({ MULTIPLE_LOGON });
      const other = await openShopperApp({ beside: shop, settings: { allowMultipleLogon } });
      const logonId = `elsewhere.${MULTIPLE_LOGON}@example.com`;
      const first = await other.register(logonId);
      other.clock.advance(3000);
      const body = { logonId, logonPassword: testPassword };
      const second = headersOf((await other.call('POST', 'loginidentity', { body })).json());
      const read = (headers: TokenHeaders) => other.call('GET', 'person/@self', { headers });
      const earlier = await read(first);
      expect(earlier.statusCode === 200 ? [200] : errorOf(earlier)).toEqual(answer);
      expect((await read(second)).statusCode).toBe(200);
      await other.close();
    },
  );

  it('keeps an active shopper signed in and expires an idle one after thirty minutes [AUTH-10]', async () => {
    const tokens = headersOf((await signIn(ann, testPassword)).json());
    shop.clock.advance(29 * minute);
    expect((await whoIs(tokens)).statusCode).toBe(200);
    shop.clock.advance(29 * minute);
    expect((await whoIs(tokens)).statusCode).toBe(200);
    shop.clock.advance(30 * minute + 1);
    expect(errorOf(await whoIs(tokens))).toEqual([401, '1011', 'CWXBB1011E']);
  });

  it('lets a guest session live seven days [AUTH-10]', async () => {
    const tokens = await shop.guest();
    shop.clock.advance(7 * 24 * 60 * minute);
    expect((await whoIs(tokens)).statusCode).toBe(200);
    shop.clock.advance(7 * 24 * 60 * minute + 1);
    expect(errorOf(await whoIs(tokens))).toEqual([401, 'CWXFR0223E', 'ERR_COOKIE_EXPIRED']);
  });

  it('answers every kind of bad token with its own code [AUTH-10]', async () => {
    const one = await shop.guest();
    const other = await shop.guest();
    const trusted = one.wctrustedtoken;
    const tampered = trusted.slice(0, -1) + (trusted.endsWith('A') ? 'B' : 'A');
    expect(errorOf(await whoIs({ wctoken: one.wctoken }))).toEqual([401, 'CWXFR0213E', 'ERR_TRUSTED_TOKEN_MISSING']);
    expect(errorOf(await whoIs({ wctrustedtoken: trusted }))[1]).toBe('CWXFR0213E');
    expect(errorOf(await whoIs({ ...one, wctrustedtoken: tampered }))).toEqual([
      401,
      'CMN1039E',
      '_ERR_INVALID_COOKIE',
    ]);
    expect(errorOf(await whoIs({ ...one, wctrustedtoken: other.wctrustedtoken }))[1]).toBe('CMN1039E');
    expect(errorOf(await whoIs({ wctoken: 'x', wctrustedtoken: 'y' }))).toEqual([
      401,
      'CWXBB1103E',
      '_ERR_ACTIVITY_TOKEN',
    ]);
    expect(errorOf(await whoIs({ wctoken: decodeURIComponent(one.wctoken), wctrustedtoken: trusted }))[1]).toBe(
      'CWXBB1103E',
    );
    expect(errorOf(await whoIs({}))).toEqual([401, 'CWXFR0268E', 'USR.CWXFR0130E']);
  });

  it('tells the tokens of two sessions of one shopper apart [AUTH-10]', async () => {
    const multiple = await openShopperApp({
      beside: shop,
      settings: { allowMultipleLogon: true, activityErrorStatus: 400 },
    });
    const first = await multiple.register('twice@example.com');
    multiple.clock.advance(3000);
    const body = { logonId: 'twice@example.com', logonPassword: testPassword };
    const second = headersOf((await multiple.call('POST', 'loginidentity', { body })).json());
    const read = (headers: TokenHeaders) => multiple.call('GET', 'person/@self/contact', { headers });
    expect((await read(first)).statusCode).toBe(200);
    expect((await read(second)).statusCode).toBe(200);
    const mixed = { wctoken: first.wctoken, wctrustedtoken: second.wctrustedtoken };
    expect(errorOf(await read(mixed))).toEqual([400, '1010', 'CWXBB1010E']);
    await multiple.close();
  });

  it('takes tokens over HTTPS only where that is demanded [AUTH-10]', async () => {
    const strict = await openShopperApp({ beside: shop, settings: { httpsDemanded: true } });
    const tokens = await strict.guest();
    const read = (proto: string) =>
      strict.call('GET', 'person/@self/contact', { headers: { ...tokens, 'x-forwarded-proto': proto } });
    expect(errorOf(await read('http'))).toEqual([401, 'CWXFR0221E', 'ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS']);
    expect((await read('https')).statusCode).toBe(200);
    await strict.close();
  });

  it('forgets a shopper who has not come for thirty days, and one who did not ask to be remembered [AUTH-10]', async () => {
    const body = { logonId: ann, logonPassword: testPassword };
    const enter = async (query: string) => {
      shop.clock.advance(3000);
      return headersOf((await shop.call('POST', `loginidentity${query}`, { body })).json());
    };
    const [kept, plain] = [await enter('?rememberMe=true'), await enter('')];
    const context = (headers: TokenHeaders) => shop.call('GET', 'usercontext/@self/contextdata', { headers });
    shop.clock.advance(29 * day);
    expect((await context(kept)).json()).toMatchObject({ isPartiallyAuthenticated: true });
    expect((await context(plain)).statusCode).toBe(401);
    shop.clock.advance(2 * day);
    expect((await context(kept)).statusCode).toBe(401);
  });

  it('recognises a remembered shopper, who must sign in again for anything personal [AUTH-10]', async () => {
    const body = { logonId: ann, logonPassword: testPassword };
    const tokens = headersOf((await shop.call('POST', 'loginidentity?rememberMe=true', { body })).json());
    shop.clock.advance(31 * minute);
    expect(errorOf(await whoIs(tokens))).toEqual([401, 'CWXFR0222E', 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE']);
    const name = await shop.call('GET', 'person/@self/name', { headers: tokens });
    expect([name.statusCode, name.json().firstName]).toEqual([200, expect.any(String)]);
    expect(errorOf(await shop.call('GET', 'person/devices', { headers: tokens }))[1]).toBe('CWXFR0222E');
    const context = (await shop.call('GET', 'usercontext/@self/contextdata', { headers: tokens })).json();
    expect(context).toMatchObject({ isPartiallyAuthenticated: true, basicInfo: { registerType: 'R' } });
  });

  it('refuses a social sign-in unless the provider is configured [AUTH-07]', async () => {
    const body = { provider: 'google', accessToken: 'abc' };
    expect(errorOf(await shop.call('POST', 'loginidentity', { body }))).toEqual([
      400,
      'CWXFR0226E',
      '_ERR_SOCIAL_PROVIDER_NOT_CONFIGURED',
    ]);
  });

  it('signs in and registers through a configured social provider [AUTH-07]', async () => {
    const verify = async (token: string) =>
      token === 'good' ? { socialId: 's-1', email: 'social@example.com', firstName: 'Sol', lastName: '' } : null;
    const social = await openShopperApp({ beside: shop, socialProviders: new Map([['google', verify]]) });
    const login = (accessToken: string) =>
      social.call('POST', 'loginidentity', { body: { provider: 'google', accessToken } });
    const first = (await login('good')).json();
    const again = (await login('good')).json();
    expect(again.userId).toBe(first.userId);
    expect(errorOf(await login('bad'))).toEqual([400, '2030', '_ERR_AUTHENTICATION_ERROR']);
    await social.close();
  });

  it('names what is missing from a sign-in [PLAT-04]', async () => {
    const answer = await shop.call('POST', 'loginidentity', { body: { logonId: ann } });
    expect(answer.json().errors[0]).toMatchObject({
      errorKey: '_ERR_CMD_MISSING_PARAM',
      errorParameters: 'logonPassword',
    });
    expect((await shop.call('POST', '/wcs/resources/store/abc/guestidentity')).statusCode).toBe(400);
  });
});
