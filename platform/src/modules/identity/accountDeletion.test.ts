import { openShopperApp, openingTime, testPassword } from '../../testing/shopperApp';
import { writtenLetters } from '../../testing/testMail';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';
import { identitySettingsFrom } from './identity.settings';

const day = 24 * 3_600_000;
const path = 'person/@self/deletion';

describe('the deletion of an account [ACC-06]', () => {
  let shop: ShopperApp;
  const told: string[] = [];
  const busy = new Set<string>();
  const held = new Map<string, readonly string[]>();
  beforeAll(async () => {
    shop = await openShopperApp();
    shop.identity.service.onPart(async (_trx, userId, years) => {
      told.push(`${userId} ${years}`);
      return !busy.has(userId);
    });
    shop.identity.service.onHold(async (_trx, userId) => held.get(userId) ?? []);
  }, openingTime);
  afterAll(() => shop.close());

  const userOf = (headers: TokenHeaders) => decodeURIComponent(headers.wctoken).split(',')[0] ?? '';
  const deletion = async (method: 'GET' | 'POST' | 'DELETE', headers: TokenHeaders) =>
    (await shop.call(method, path, { headers })).json();
  /** A new session: those of before have run out. */
  const enter = async (logonId: string) => {
    shop.clock.advance(4000);
    return shop.call('POST', 'loginidentity', { body: { logonId, logonPassword: testPassword } });
  };
  const rowsOf = async (userId: string) => {
    const tables = ['members', 'logons', 'activities', 'profiles', 'addresses', 'account_deletions'] as const;
    const counts = await Promise.all(
      tables.map((table) =>
        shop.db
          .withTables<Record<(typeof tables)[number], { user_id: string }>>()
          .selectFrom(table)
          .select('user_id')
          .where('user_id', '=', userId)
          .execute(),
      ),
    );
    return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.length ?? 0]));
  };

  it('is asked for with its day, keeps that day when it is asked for again, and is taken back', async () => {
    const ann = await shop.register('ann.goes@example.com');
    expect(await deletion('GET', ann)).toMatchObject({ state: 'none', graceDays: '14', ordersKeptYears: '10' });
    const asked = await deletion('POST', ann);
    expect(Date.parse(asked.dueAt) - Date.parse(asked.requestedAt)).toBe(14 * day);
    shop.clock.advance(60_000);
    expect(await deletion('POST', ann)).toEqual(asked);
    expect(await deletion('GET', ann)).toMatchObject({ state: 'requested', dueAt: asked.dueAt });
    expect(await deletion('DELETE', ann)).toMatchObject({ state: 'none' });
    shop.clock.advance(15 * day);
    await shop.identity.service.housekeep();
    expect((await enter('ann.goes@example.com')).statusCode).toBe(201);
    expect(told).toEqual([]);
  });

  it('is carried out on its day and not before, with everything that is the shopper’s; nobody else’s goes', async () => {
    const details = { firstName: 'Bea', lastName: 'Doe', addressLine: ['1 Street'], city: 'Avon', country: 'US' };
    const bea = await shop.register('bea.goes@example.com', details);
    const stays = await shop.register('stays.here@example.com', details);
    await deletion('POST', bea);
    shop.clock.advance(14 * day - 1000);
    await shop.identity.service.housekeep();
    expect(await rowsOf(userOf(bea))).toMatchObject({ members: 1, logons: 1, profiles: 1, account_deletions: 1 });
    shop.clock.advance(2000);
    await shop.identity.service.housekeep();
    expect(Object.values(await rowsOf(userOf(bea)))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(told).toEqual([`${userOf(bea)} 10`]);
    expect((await enter('bea.goes@example.com')).statusCode).toBe(400);
    expect(await rowsOf(userOf(stays))).toMatchObject({ members: 1, logons: 1, profiles: 1 });
  });

  it('is told by a letter when it is asked for, once, by another when it is taken back, and by one when it is done, in the language of the request [ACC-09]', async () => {
    const address = 'dora.goes@example.com';
    const dora = await shop.register(address);
    const kinds = async () =>
      (await writtenLetters(shop.db, address)).flatMap(({ kind, locale, user_id, facts }) =>
        kind.startsWith('account') ? [{ kind, locale, user_id, facts }] : [],
      );
    const ask = () => shop.call('POST', `/wcs/resources/store/10807/${path}?langId=-2`, { headers: dora });
    const asked = (await ask()).json<{ dueAt: string }>();
    await ask();
    expect(await kinds()).toEqual([
      { kind: 'accountDeletionRequested', locale: 'ch-fr', user_id: userOf(dora), facts: { dueAt: asked.dueAt } },
    ]);
    for (let turn = 0; turn < 2; turn += 1)
      await shop.call('DELETE', `/wcs/resources/store/10807/${path}?langId=-2`, { headers: dora });
    expect((await kinds()).slice(1)).toEqual([
      { kind: 'accountDeletionCancelled', locale: 'ch-fr', user_id: userOf(dora), facts: {} },
    ]);
    shop.clock.advance(1000);
    await ask();
    shop.clock.advance(14 * day);
    await shop.identity.service.housekeep();
    // What was written to the account went with it.
    expect(await kinds()).toEqual([
      { kind: 'accountDeleted', locale: 'ch-fr', user_id: null, facts: { ordersKeptYears: 10 } },
    ]);
    await shop.identity.service.housekeep();
    expect(await kinds()).toHaveLength(1);
  });

  it('names what it waits for, on the page and in its letter [ACC-09]', async () => {
    const address = 'fay.waits@example.com';
    const fay = await shop.register(address);
    held.set(userOf(fay), ['4000001']);
    expect(await deletion('GET', fay)).toMatchObject({ state: 'none', waitsFor: ['4000001'] });
    expect(await deletion('POST', fay)).toMatchObject({ state: 'requested', waitsFor: ['4000001'] });
    const letters = await writtenLetters(shop.db, address);
    const letter = letters.find(({ kind }) => kind === 'accountDeletionRequested');
    expect(letter?.facts).toMatchObject({ waitsFor: ['4000001'] });
    expect(await deletion('DELETE', fay)).toMatchObject({ state: 'none', waitsFor: ['4000001'] });
  });

  it('is told by no second letter while something is under way', async () => {
    const address = 'eve.waits@example.com';
    const eve = await shop.register(address);
    await deletion('POST', eve);
    busy.add(userOf(eve));
    shop.clock.advance(15 * day);
    await shop.identity.service.housekeep();
    busy.delete(userOf(eve));
    expect((await writtenLetters(shop.db, address)).filter(({ kind }) => kind === 'accountDeleted')).toEqual([]);
    await deletion('DELETE', eve);
  });

  it('waits for what is under way, with everything as it was', async () => {
    const cas = await shop.register('cas.waits@example.com');
    const userId = userOf(cas);
    await deletion('POST', cas);
    busy.add(userId);
    shop.clock.advance(20 * day);
    await shop.identity.service.housekeep();
    expect(await rowsOf(userId)).toMatchObject({ members: 1, logons: 1, account_deletions: 1 });
    busy.delete(userId);
    await shop.identity.service.housekeep();
    expect(await rowsOf(userId)).toMatchObject({ members: 0, account_deletions: 0 });
  });

  it('is for registered shoppers, each their own', async () => {
    expect((await shop.call('POST', path, { headers: await shop.guest() })).statusCode).toBe(403);
    expect((await shop.call('POST', path)).statusCode).toBe(401);
  });

  it.each(['x', '-1', '1.5', '1000'])('refuses a configuration of %s at once', (text) => {
    expect(() => identitySettingsFrom({ DELETION_GRACE_DAYS: text })).toThrow('DELETION_GRACE_DAYS');
    expect(() => identitySettingsFrom({ ORDERS_KEPT_YEARS: text })).toThrow('ORDERS_KEPT_YEARS');
  });
});
