import {
  errorOf,
  openingTime,
  openShopperApp,
  operationsToken,
  storeUrl,
  testPassword,
} from '../../testing/shopperApp';
import type { ShopperApp } from '../../testing/shopperApp';
import type { Caller, Fault } from '../../kernel';

const STORE = '10801';
const OTHER_STORE = '10802';

describe('store assistants [AUTH-11]', () => {
  let shop: ShopperApp;
  /** Ids by logon id. */
  const ids = new Map<string, string>();
  const idOf = (name: string) => ids.get(name) ?? name;

  beforeAll(async () => {
    shop = await openShopperApp();
    for (const name of ['shopper', 'assistant', 'colleague', 'late']) {
      await shop.register(`${name}@example.com`);
      ids.set(name, (await shop.identity.service.userIdOf(shop.db, `${name}@example.com`)) ?? '');
    }
    const guest = await shop.guest();
    ids.set('guest', decodeURIComponent(guest.wctoken).split(',')[0] ?? '');
    const body = { logonId: 'abroad@example.com', logonPassword: testPassword, logonPasswordVerify: testPassword };
    const abroad = await shop.call('POST', storeUrl.replace(STORE, OTHER_STORE) + '/person', { body });
    ids.set('abroad', abroad.json().userId);
    for (const name of ['assistant', 'colleague'])
      await shop.db.transaction().execute((trx) => shop.identity.assistants.appoint(trx, idOf(name), STORE));
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(() => shop.clock.advance(5000));

  const caller = (name: string, kind: Caller['kind'] = 'registered'): Caller => ({
    userId: idOf(name),
    registerType: kind === 'registered' ? 'R' : 'G',
    kind,
  });
  type Named = { readonly forUser?: string; readonly forUserId?: string };
  const act = async (who: Caller, named: Named, storeId = STORE): Promise<Caller | string> => {
    try {
      return await shop.identity.assistants.actFor(who, storeId, named);
    } catch (fault) {
      const { status, errorKey, parameters } = fault as Fault;
      return [status, errorKey, ...parameters].join(' ');
    }
  };

  it('act for a shopper of their store, by either name, and the shopper stays a shopper', async () => {
    const acting = { userId: idOf('shopper'), registerType: 'R', kind: 'registered', actorId: idOf('assistant') };
    expect(await act(caller('assistant'), { forUserId: idOf('shopper') })).toEqual(acting);
    expect(await act(caller('assistant'), { forUser: ' Shopper@Example.com ' })).toEqual(acting);
  });

  it('act for nobody who is a guest, of another store or an assistant too', async () => {
    for (const name of ['guest', 'abroad', 'colleague'])
      expect([name, await act(caller('assistant'), { forUserId: idOf(name) })]).toEqual([
        name,
        '403 _ERR_USER_AUTHORITY',
      ]);
  });

  it('act in no store that is not theirs, and neither does who is no assistant or not signed in', async () => {
    const named = { forUserId: idOf('shopper') };
    expect(await act(caller('assistant'), named, OTHER_STORE)).toBe('403 _ERR_USER_AUTHORITY');
    expect(await act(caller('late'), named)).toBe('403 _ERR_USER_AUTHORITY');
    expect(await act(caller('assistant', 'guest'), named)).toBe('403 _ERR_USER_AUTHORITY');
  });

  it('learn which names there are; nobody else does [PLAT-04]', async () => {
    expect(await act(caller('assistant'), { forUser: 'nobody@example.com' })).toMatch(/ nobody@example.com$/);
    expect(await act(caller('assistant'), { forUserId: '1' })).toMatch(/ 1$/);
    expect(await act(caller('late'), { forUser: 'nobody@example.com' })).toBe('403 _ERR_USER_AUTHORITY');
  });

  it.each(['assistant', 'late'])('never act for themselves, by either name: %s', async (name) => {
    expect(await act(caller(name), { forUserId: idOf(name) })).toBe('400 _ERR_INVALID_INPUT forUserId');
    expect(await act(caller(name), { forUser: `${name.toUpperCase()}@example.com` })).toBe(
      '400 _ERR_INVALID_INPUT forUser',
    );
  });

  it('are written down with what they did; shoppers are not', async () => {
    const { assistants } = shop.identity;
    const noted = { storeId: STORE, orderId: '77', action: 'lock' } as const;
    await assistants.note(shop.db, caller('shopper'), noted);
    await assistants.note(shop.db, { ...caller('shopper'), actorId: idOf('assistant') }, noted);
    const rows = await shop.db
      .withTables<{ behalf_actions: object }>()
      .selectFrom('behalf_actions')
      .selectAll()
      .execute();
    expect(rows).toEqual([
      expect.objectContaining({
        actor_id: idOf('assistant'),
        user_id: idOf('shopper'),
        store_id: STORE,
        order_id: '77',
        action: 'lock',
        done_at: shop.clock.now(),
      }),
    ]);
  });

  describe('that operations appoint', () => {
    const headers = { authorization: `Bearer ${operationsToken}` };
    const appoint = (logonId: string, stores: readonly string[], logonPassword?: string) =>
      shop.call('POST', '/operations/assistants', { headers, body: { logonId, stores, logonPassword } });
    const dismiss = (logonId: string) => shop.call('DELETE', `/operations/assistants/${logonId}`, { headers });
    const stores = (userId: string) => shop.identity.assistants.stores(userId);

    it('get an account where there is none, more stores later, and can sign in', async () => {
      const made = await appoint('new@example.com', [STORE], testPassword);
      const { userId } = made.json();
      expect([made.statusCode, made.json()]).toEqual([201, { userId, stores: [STORE] }]);
      const more = (await appoint('new@example.com', [OTHER_STORE, STORE])).json();
      expect([more.userId, more.stores.toSorted()]).toEqual([userId, [STORE, OTHER_STORE]]);
      expect(await shop.identity.service.account(shop.db, userId)).toMatchObject({
        registerType: 'R',
        status: 'active',
        profileType: 'C',
        logonId: 'new@example.com',
      });
      const body = { logonId: 'new@example.com', logonPassword: testPassword };
      expect((await shop.call('POST', 'loginidentity', { body })).statusCode).toBe(201);
    });

    it('are somebody whose password operations know, where there is an account already', async () => {
      for (const password of [undefined, 'Wrong0ne!'])
        expect(errorOf(await appoint('late@example.com', [STORE], password))[2]).toBe('_ERR_LOGONID_ALREDY_EXIST');
      expect(await stores(idOf('late'))).toEqual([]);
      expect((await appoint('late@example.com', [STORE], testPassword)).json().stores).toEqual([STORE]);
      expect((await dismiss('late@example.com')).json()).toEqual({ userId: idOf('late'), stores: [] });
      expect(await stores(idOf('late'))).toEqual([]);
    });

    it('have stores that exist, a password that is good, and a name when they are dismissed', async () => {
      const refused = [
        await appoint('other@example.com', ['1'], testPassword),
        await appoint('other@example.com', [STORE, '1'], testPassword),
        await appoint('other@example.com', [STORE]),
        await appoint('other@example.com', [STORE], 'short'),
        await dismiss('other@example.com'),
      ];
      expect(refused.map((answer) => `${errorOf(answer)[0]} ${errorOf(answer)[2]}`)).toEqual([
        '400 _ERR_INVALID_INPUT',
        '400 _ERR_INVALID_INPUT',
        '400 _ERR_CMD_MISSING_PARAM',
        '400 _ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD',
        '400 _ERR_INVALID_INPUT',
      ]);
      expect(await shop.identity.service.userIdOf(shop.db, 'other@example.com')).toBeNull();
    });
  });
});
