import { type Fault, inTransaction } from '../../kernel';
import { errorOf, openingTime, openShopperApp, testPassword } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';

describe('accounts of shoppers', () => {
  let shop: ShopperApp;
  beforeAll(async () => {
    shop = await openShopperApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(() => shop.clock.advance(5000));

  const userOf = (headers: TokenHeaders) => decodeURIComponent(headers.wctoken).split(',')[0] ?? '';
  const account = (userId: string) => shop.identity.service.account(shop.db, userId);
  const idOf = (logonId: string) => shop.identity.service.userIdOf(shop.db, logonId);
  const visitor = (headers: Record<string, string> = {}) => shop.identity.service.visitor('10801', headers);
  const enrolment = (logonId: string) =>
    ({ logonId, passwordHash: null, status: 'pending', profileType: 'B' }) as const;
  const enrol = async (logonId: string, headers?: TokenHeaders) => {
    const who = await visitor(headers);
    return inTransaction(shop.db, (trx) => shop.identity.service.enrol(trx, who, enrolment(logonId)));
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ errorKey }: Fault) => errorKey,
    );

  it('are told of guests and of nobody [AUTH-01]', async () => {
    const userId = userOf(await shop.guest());
    expect(await account(userId)).toEqual({
      userId,
      registerType: 'G',
      status: 'active',
      profileType: 'C',
      registeredAt: null,
      createdAt: shop.clock.now(),
      passwordExpired: false,
    });
    expect([await account('1'), await idOf('nobody@example.com')]).toEqual([null, null]);
  });

  it('take a guest over with its number, and a visitor without one anew [AUTH-01]', async () => {
    const guest = await shop.guest();
    const createdAt = shop.clock.now();
    shop.clock.advance(1000);
    const taken = await enrol('taken@example.com', guest);
    expect(taken).toBe(userOf(guest));
    const facts = { registerType: 'R', status: 'pending', profileType: 'B', registeredAt: shop.clock.now() };
    expect(await account(taken)).toMatchObject({ ...facts, createdAt, logonId: 'taken@example.com' });
    const made = await enrol('made@example.com');
    expect(await account(made)).toMatchObject({ ...facts, createdAt: shop.clock.now() });
    const beside = await enrol('beside@example.com', guest);
    expect(beside).not.toBe(taken);
    expect(await idOf(' MADE@example.com')).toBe(made);
  });

  it('are one for an address, and a guest stays a guest when it is taken', async () => {
    await enrol('once@example.com');
    const guest = await shop.guest();
    expect(await refusal(enrol(' Once@example.com', guest))).toBe('_ERR_LOGONID_ALREDY_EXIST');
    expect(await account(userOf(guest))).toMatchObject({ registerType: 'G', status: 'active' });
  });

  it('have a password that keeps the rules and is typed twice alike [AUTH-07]', async () => {
    const { newPasswordHash } = shop.identity.service;
    expect(await refusal(newPasswordHash(testPassword, 'Passw0rd?'))).toBe('_ERR_PASSWORDS_NOT_SAME');
    expect(await refusal(newPasswordHash('short', 'short'))).toBe('_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD');
    for (const verify of [undefined, testPassword])
      expect(await newPasswordHash(testPassword, verify)).toMatch(/^scrypt\$/);
  });

  describe('at the sign-in [AUTH-08]', () => {
    const signIn = async (logonId: string, change: object = {}) => {
      shop.clock.advance(3000);
      const body = { logonId, logonPassword: testPassword, ...change };
      return shop.call('POST', 'loginidentity', { body });
    };
    const told = async (answer: ReturnType<typeof signIn>) => {
      const got = await answer;
      return got.statusCode === 201 ? 'in' : errorOf(got)[2];
    };

    it('wait for their approval [AUTH-07]', async () => {
      await shop.register('waits@example.com');
      const userId = (await idOf('waits@example.com')) ?? '';
      await shop.identity.service.setStatus(shop.db, userId, 'pending');
      expect(await told(signIn('waits@example.com'))).toBe('_ERR_USER_IN_PENDING_APPROVAL');
    });

    it('choose a password that is new, good and typed twice alike when theirs has run out', async () => {
      const logonId = 'runsout@example.com';
      await shop.register(logonId);
      const fresh = { logonPasswordNew: 'Fresh0ne!', logonPasswordVerify: 'Fresh0ne!' };
      expect(await told(signIn(logonId, fresh))).toBe('in');
      await shop.identity.service.expirePassword((await idOf(logonId)) ?? '');
      const tries = [
        {},
        { ...fresh, logonPasswordVerify: 'Fresh0ne?' },
        { logonPasswordNew: 'short', logonPasswordVerify: 'short' },
        { logonPasswordNew: testPassword, logonPasswordVerify: testPassword },
        fresh,
        {},
        { logonPassword: 'Fresh0ne!' },
      ];
      const answers: string[] = [];
      for (const one of tries) answers.push(await told(signIn(logonId, one)));
      expect(answers).toEqual([
        '_ERR_PASSWORD_EXPIRED',
        '_ERR_PASSWORDS_NOT_SAME',
        '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD',
        '_ERR_AUTHENTICATION_REUSEOLD_PASSWORD',
        'in',
        '_ERR_AUTHENTICATION_ERROR',
        'in',
      ]);
    });

    it('start to count wrong passwords again after a right one, by sign-in or by asking for it', async () => {
      const logonId = 'counted@example.com';
      await shop.register(logonId);
      const { confirmPassword } = shop.identity.service;
      for (const right of [() => told(signIn(logonId)), () => confirmPassword(logonId, testPassword)]) {
        for (let wrong = 0; wrong < 5; wrong += 1) await told(signIn(logonId, { logonPassword: 'Wrong0ne!' }));
        expect(await right()).toBeTruthy();
      }
      for (let wrong = 0; wrong < 6; wrong += 1) expect(await confirmPassword(logonId, 'Wrong0ne!')).toBe(false);
      expect(await refusal(confirmPassword(logonId, testPassword))).toBe('_ERR_LOGIN_NOT_ALLOWED_NOW');
      const blocked = await signIn(logonId);
      expect(blocked.json().errors[0]).toMatchObject({
        errorKey: '_ERR_LOGIN_NOT_ALLOWED_NOW',
        errorParameters: '297',
      });
      shop.clock.advance(297_000);
      expect(await confirmPassword(logonId, testPassword)).toBe(true);
    });
  });
});

describe('a sign-in through a provider [AUTH-07]', () => {
  let shop: ShopperApp;
  const proven: unknown[] = [];
  beforeAll(async () => {
    // The token names the account at the provider and its address.
    const verify = async (token: string) => {
      const [socialId = '', email = ''] = token.split(' ');
      return { socialId, email, firstName: 'Sol', lastName: 'Doe' };
    };
    shop = await openShopperApp({
      socialProviders: new Map([
        ['one', verify],
        ['two', verify],
      ]),
    });
    shop.identity.service.onProven(async (_trx, about) => void proven.push(about));
  }, openingTime);
  afterEach(() => proven.splice(0));
  afterAll(() => shop.close());

  const enter = (provider: string, accessToken: string, headers: Record<string, string> = {}) =>
    shop.call('POST', 'loginidentity', { body: { provider, accessToken }, headers });
  const names = { firstName: 'Sol', lastName: 'Doe', storeId: '10801' };

  it('makes an account of an address that nobody has, of the guest who comes, once', async () => {
    const guest = await shop.guest();
    const answer = await enter('one', 's-1 sol@example.com', guest);
    const { userId } = answer.json();
    expect(userId).toBe(decodeURIComponent(guest.wctoken).split(',')[0]);
    expect(proven.splice(0)).toEqual([{ ...names, email: 'sol@example.com', userId, isNew: true }]);
    expect(await shop.identity.service.account(shop.db, userId)).toMatchObject({
      registerType: 'R',
      status: 'active',
      profileType: 'C',
      logonId: 'sol@example.com',
    });
    expect((await enter('one', 's-1 moved@example.com')).json().userId).toBe(userId);
    expect(proven).toEqual([]);
  });

  it('connects the account that has the address, by each provider of its own', async () => {
    const known = await shop.register('known@example.com');
    const userId = decodeURIComponent(known.wctoken).split(',')[0];
    for (const provider of ['one', 'two']) {
      expect((await enter(provider, 's-2 known@example.com')).json().userId).toBe(userId);
      expect(proven.splice(0)).toEqual([{ ...names, email: 'known@example.com', userId, isNew: false }]);
    }
  });

  it.each([
    ['locked', '_ERR_PERSON_ACCOUNT_DISABLED'],
    ['pending', '_ERR_USER_IN_PENDING_APPROVAL'],
  ] as const)('opens no account that is %s', async (status, key) => {
    await shop.register(`${status}@example.com`);
    const userId = (await shop.identity.service.userIdOf(shop.db, `${status}@example.com`)) ?? '';
    await shop.identity.service.setStatus(shop.db, userId, status);
    expect(errorOf(await enter('one', `s-${status} ${status}@example.com`))[2]).toBe(key);
  });
});
