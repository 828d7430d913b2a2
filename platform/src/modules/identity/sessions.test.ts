import { inTransaction } from '../../kernel';
import type { Trx } from '../../kernel';
import { openingTime, openShopperApp, testPassword } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('sessions of a shopper [AUTH-10]', () => {
  let shop: ShopperApp;
  beforeAll(async () => {
    shop = await openShopperApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(() => shop.clock.advance(5000));

  const within = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> => inTransaction(shop.db, work);
  const userOf = (headers: TokenHeaders) => decodeURIComponent(headers.wctoken).split(',')[0] ?? '';
  const opened = async (answer: ReturnType<ShopperApp['call']>) => {
    const body = (await answer).json<{ WCToken: string; WCTrustedToken: string; personalizationID: string }>();
    return { headers: { wctoken: body.WCToken, wctrustedtoken: body.WCTrustedToken }, device: body.personalizationID };
  };
  const enter = (logonId: string, query = '', headers: Record<string, string> = {}) => {
    shop.clock.advance(3000);
    const body = { logonId, logonPassword: testPassword };
    return opened(shop.call('POST', `loginidentity${query}`, { body, headers }));
  };
  const isOpen = async (headers: TokenHeaders) =>
    (await shop.call('GET', 'person/@self', { headers })).statusCode === 200;
  const idOf = async (logonId: string) => (await shop.identity.service.userIdOf(shop.db, logonId)) ?? '';

  it('go on when a guest asks for another identity, and end with the sign-in of a shopper', async () => {
    const first = await shop.guest();
    const second = await opened(shop.call('POST', 'guestidentity', { headers: first }));
    expect(userOf(second.headers)).not.toBe(userOf(first));
    expect([await isOpen(first), await isOpen(second.headers)]).toEqual([true, true]);
    const registered = await shop.register('one@example.com');
    const again = await enter('one@example.com', '', registered);
    expect([await isOpen(registered), await isOpen(again.headers)]).toEqual([false, true]);
  });

  it('begin anew as a guest with the shopper signed out', async () => {
    const registered = await shop.register('out@example.com');
    const guest = await opened(shop.call('POST', 'guestidentity', { headers: registered }));
    expect([await isOpen(registered), await isOpen(guest.headers)]).toEqual([false, true]);
  });

  it('of a registration last as long as any that is not to be remembered', async () => {
    const registered = await shop.register('brief@example.com');
    shop.clock.advance(30 * minute + 1);
    const context = await shop.call('GET', 'usercontext/@self/contextdata', { headers: registered });
    expect(context.statusCode).toBe(401);
  });

  it('carry the mark of the device, else that of the account, else a new one', async () => {
    const sent = { wcpersonalization: '1588361443731-10' };
    await shop.register('device@example.com');
    const [first, second] = [await enter('device@example.com'), await enter('device@example.com')];
    expect(second.device).toBe(first.device);
    expect(first.device).toMatch(new RegExp(`^\\d{13}-\\d+$`));
    expect((await enter('device@example.com', '', sent)).device).toBe(sent.wcpersonalization);
    const [guest, other] = [
      await opened(shop.call('POST', 'guestidentity')),
      await opened(shop.call('POST', 'guestidentity')),
    ];
    expect(guest.device).not.toBe(other.device);
  });

  it('are listed with the last used first: open ones, and remembered ones for thirty days', async () => {
    await shop.register('listed@example.com');
    const userId = await idOf('listed@example.com');
    const listed = async () =>
      (await shop.identity.service.sessions(userId)).map(({ persistent, activity_id: id }) => ({ persistent, id }));
    await shop.identity.service.endOtherSessions(userId, '');
    expect(await listed()).toEqual([]);
    await enter('listed@example.com', '?rememberMe=true');
    await enter('listed@example.com');
    expect((await listed()).map(({ persistent }) => persistent)).toEqual([false, true]);
    shop.clock.advance(30 * minute - 3000);
    expect((await listed()).map(({ persistent }) => persistent)).toEqual([false, true]);
    shop.clock.advance(minute);
    expect((await listed()).map(({ persistent }) => persistent)).toEqual([true]);
    shop.clock.advance(30 * day);
    expect(await listed()).toEqual([]);
  });

  it('are ended one by one by their shopper, or all but one', async () => {
    const { service } = shop.identity;
    await shop.register('ends@example.com');
    const userId = await idOf('ends@example.com');
    await service.endOtherSessions(userId, '');
    const [old, kept] = [await enter('ends@example.com'), await enter('ends@example.com')];
    const last = await enter('ends@example.com');
    const [newest = '', middle = '', oldest = ''] = (await service.sessions(userId)).map((one) => one.activity_id);
    expect(await service.endSession('1', oldest)).toBe(false);
    expect(await service.endSession(userId, oldest)).toBe(true);
    expect(await service.endSession(userId, oldest)).toBe(false);
    const open = () => Promise.all([old, kept, last].map(({ headers }) => isOpen(headers)));
    expect(await open()).toEqual([false, true, true]);
    await service.endOtherSessions(userId, middle);
    expect(await open()).toEqual([false, true, false]);
    expect((await service.sessions(userId)).map((one) => one.activity_id)).toEqual([middle]);
    expect(newest).not.toBe(middle);
  });

  it('all end with a password that is replaced, taken away or has run out, but for the one that is spared', async () => {
    const { service } = shop.identity;
    const hash = await service.newPasswordHash('Fresh0ne!', 'Fresh0ne!');
    const logonId = 'changed@example.com';
    await shop.register(logonId);
    const userId = await idOf(logonId);
    const two = async () => {
      const sessions = [await enter(logonId), await enter(logonId)];
      const [spared] = await service.sessions(userId);
      return { spared: spared?.activity_id, open: () => Promise.all(sessions.map((one) => isOpen(one.headers))) };
    };
    const expired = await two();
    await service.expirePassword(userId);
    expect(await expired.open()).toEqual([false, false]);
    expect(await service.account(shop.db, userId)).toMatchObject({ passwordExpired: true });
    const restored = await service.newPasswordHash(testPassword);
    await within((trx) => service.replacePassword(trx, userId, restored));
    expect(await service.account(shop.db, userId)).toMatchObject({ passwordExpired: false });
    const replaced = await two();
    await within((trx) => service.replacePassword(trx, userId, hash, replaced.spared));
    expect(await replaced.open()).toEqual([false, true]);
    expect(await service.confirmPassword(logonId, 'Fresh0ne!')).toBe(true);
    await within((trx) => service.removePassword(trx, userId));
    expect(await replaced.open()).toEqual([false, false]);
    expect(await service.confirmPassword(logonId, 'Fresh0ne!')).toBe(false);
  });

  it('keep nobody from signing in whose tokens do not hold, whatever such tokens are answered with', async () => {
    await shop.register('stale@example.com');
    const older = await openShopperApp({ beside: shop, settings: { activityErrorStatus: 400 } });
    const tokens = { wctoken: 'x', wctrustedtoken: 'y', wcpersonalization: '1588361443731-10' };
    for (const app of [shop, older]) {
      shop.clock.advance(3000);
      const body = { logonId: 'stale@example.com', logonPassword: testPassword };
      const answer = await app.call('POST', 'loginidentity', { body, headers: tokens });
      expect([answer.statusCode, answer.json().personalizationID]).toEqual([201, '1588361443731-10']);
      const half = await app.call('POST', 'guestidentity', { headers: { wctoken: 'x' } });
      expect(half.statusCode).toBe(201);
    }
    await older.close();
  });

  it('are recognised by their tokens, and visitors without any by the mark of their device', async () => {
    const { service } = shop.identity;
    const mark = '1588361443731-10';
    const visitor = await service.recognise({ wcpersonalization: mark });
    expect(visitor).toMatchObject({
      caller: { userId: '-1002', kind: 'generic', personalizationId: mark },
      partial: false,
    });
    expect((await service.recognise({ wcpersonalization: 'x' })).caller).not.toHaveProperty('personalizationId');
    const registered = await shop.register('known@example.com');
    expect(await service.recognise({ ...registered, wcpersonalization: mark })).toEqual({
      caller: {
        userId: userOf(registered),
        registerType: 'R',
        kind: 'registered',
        personalizationId: expect.not.stringContaining(mark),
      },
      activityId: expect.any(String),
      partial: false,
    });
  });

  it('are forgotten a day after nobody could come back to them, attempts after a day', async () => {
    await shop.register('kept@example.com');
    const count = async (table: 'activities' | 'logon_attempts') =>
      (await shop.db.withTables<Record<typeof table, object>>().selectFrom(table).selectAll().execute()).length;
    const counts = async () => {
      await shop.identity.service.housekeep();
      return [await count('activities'), await count('logon_attempts')];
    };
    shop.clock.advance(32 * day);
    expect(await counts()).toEqual([0, 0]);
    await enter('kept@example.com');
    shop.clock.advance(day);
    expect(await counts()).toEqual([1, 1]);
    shop.clock.advance(1);
    expect(await counts()).toEqual([1, 0]);
    shop.clock.advance(30 * day - 1);
    expect(await counts()).toEqual([1, 0]);
    shop.clock.advance(1);
    expect(await counts()).toEqual([0, 0]);
  });
});
