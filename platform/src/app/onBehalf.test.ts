// Embedded alone: who may act for whom is decided before the database is asked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { demoPassword } from '../modules/person';
import { quickHashing } from '../testing/quickHashing';
import { openPreparedDatabase } from '../testing/preparedDatabase';
import { readSettings } from './settings';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Role = 'visitor' | 'guest' | 'shopper' | 'assistant' | 'abroad';
interface Session {
  readonly userId: string;
  readonly headers: Record<string, string>;
}

const store = '/wcs/resources/store/10801';
/** The calls the contract lets an assistant make for a shopper. */
const served = [
  `GET ${store}/usercontext/@self/contextdata`,
  `GET ${store}/person/@self`,
  `GET ${store}/cart/@self`,
  `PUT ${store}/cart/@self/shipping_info`,
  `POST ${store}/cart/1/lockOnBehalf`,
  `POST ${store}/cart/1/unlockOnBehalf`,
];
/** A session is one's own, whomever the client names on every call. */
const own = ['guestidentity', 'loginidentity', 'guestidentity/@self', 'loginidentity/@self'];

describe('acting on behalf of a shopper', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-behalf-'));
  const routes: { method: Method; url: string }[] = [];
  let database: OpenDatabase;
  let platform: Platform;
  let sessions: Record<Role | 'other' | 'italian', Session>;

  const call = (session: Session, method: Method, url: string, body?: object) =>
    platform.app.inject({
      method,
      url: url.startsWith('/') ? url : `${store}/${url}`,
      headers: session.headers,
      ...(body ? { payload: body } : {}),
    });
  const key = (answer: { json(): unknown }) =>
    (answer.json() as { errors?: { errorKey: string }[] }).errors?.[0]?.errorKey;
  const errorOf = async (answer: ReturnType<typeof call>) => {
    const got = await answer;
    return [got.statusCode, got.statusCode < 400 ? 'done' : key(got)];
  };

  async function open(logonId?: string, storeId = '10801'): Promise<Session> {
    const payload = logonId ? { logonId, logonPassword: demoPassword } : {};
    const url = `/wcs/resources/store/${storeId}/${logonId ? 'loginidentity' : 'guestidentity'}`;
    const answer = (await platform.app.inject({ method: 'POST', url, payload })).json<Record<string, string>>();
    const { WCToken: wctoken = '', WCTrustedToken: wctrustedtoken = '', userId = '' } = answer;
    return { userId, headers: { wctoken, wctrustedtoken } };
  }

  beforeAll(async () => {
    database = await openPreparedDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'silent' });
    const clock = testClock('2026-11-21T10:00:00.000Z');
    platform = createPlatform({ database, settings, clock, identitySettings: quickHashing });
    platform.app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one as Method, url });
    });
    await platform.prepare({ small: true });
    await platform.app.ready();
    sessions = {
      visitor: { userId: '-1002', headers: {} },
      guest: await open(),
      shopper: await open('emma.carter@example.com'),
      other: await open('james.walker@example.com'),
      italian: await open('marta.rossi@example.com', '10802'),
      assistant: await open('assistant.us@example.com'),
      abroad: await open('assistant.eu@example.com', '10802'),
    };
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Every call of the transaction service but those of sessions, with its places filled in. */
  const calls = () =>
    routes
      .filter(({ url }) => url.startsWith('/wcs/resources/') && !own.some((end) => url.endsWith(`/${end}`)))
      .map(({ method, url }) => ({
        method,
        url: url
          .replace('*', 'x')
          .replace(':storeId', '10801')
          .replaceAll(/:[A-Za-z]+/g, '1'),
      }));

  /** Who names whom, and what every call answers that is not served on behalf; a served one only where authority is. */
  const table: readonly (readonly [who: Role, names: string, query: () => string, status: number, error: string])[] = [
    ['visitor', 'a shopper', () => `forUserId=${sessions.shopper.userId}`, 401, 'USR.CWXFR0130E'],
    ['guest', 'a shopper', () => `forUserId=${sessions.shopper.userId}`, 403, '_ERR_USER_AUTHORITY'],
    ['guest', 'oneself', () => `forUserId=${sessions.guest.userId}`, 400, '_ERR_INVALID_INPUT'],
    ['shopper', 'another shopper', () => `forUserId=${sessions.other.userId}`, 403, '_ERR_USER_AUTHORITY'],
    ['shopper', 'another shopper by name', () => 'forUser=james.walker@example.com', 403, '_ERR_USER_AUTHORITY'],
    ['shopper', 'oneself', () => `forUserId=${sessions.shopper.userId}`, 400, '_ERR_INVALID_INPUT'],
    ['shopper', 'oneself by name', () => 'forUser=Emma.Carter@example.com', 400, '_ERR_INVALID_INPUT'],
    ['shopper', 'nobody there is', () => 'forUserId=999999999', 403, '_ERR_USER_AUTHORITY'],
    ['shopper', 'two at once', () => 'forUserId=1&forUserId=2', 400, '_ERR_INVALID_INPUT'],
    ['abroad', 'a shopper of another store', () => `forUserId=${sessions.shopper.userId}`, 403, '_ERR_USER_AUTHORITY'],
    [
      'assistant',
      'a shopper of another store',
      () => `forUserId=${sessions.italian.userId}`,
      403,
      '_ERR_USER_AUTHORITY',
    ],
    ['assistant', 'a guest', () => `forUserId=${sessions.guest.userId}`, 403, '_ERR_USER_AUTHORITY'],
    ['assistant', 'an assistant', () => `forUserId=${sessions.abroad.userId}`, 403, '_ERR_USER_AUTHORITY'],
    ['assistant', 'oneself', () => `forUserId=${sessions.assistant.userId}`, 400, '_ERR_INVALID_INPUT'],
    ['assistant', 'nobody there is', () => 'forUserId=999999999', 400, '_ERR_FINDER_EXCEPTION'],
    [
      'assistant',
      'two who differ',
      () => `forUserId=${sessions.shopper.userId}&forUser=a@b.c`,
      400,
      '_ERR_FINDER_EXCEPTION',
    ],
  ];

  it.each(table)(
    'is refused on every call for a %s who names %s [AUTH-11] [PLAT-04]',
    async (who, _names, query, status, error) => {
      expect(calls().length).toBeGreaterThan(80);
      const answers = new Set<string>();
      for (const { method, url } of calls()) {
        const [got, errorKey] = await errorOf(call(sessions[who], method, `${url}?${query()}`));
        if (got !== status || errorKey !== error) answers.add(`${method} ${url} ${got} ${errorKey}`);
      }
      // Calls of a whole brand belong to no store an assistant could work for.
      const brandWide = who === 'assistant' ? / \/wcs\/resources\/(?!store\/10801)/ : /^$/;
      expect([...answers].filter((line) => !brandWide.test(line))).toEqual([]);
    },
  );

  it('is served on the calls of the contract alone, so that nothing lands in the wrong cart [AUTH-11]', async () => {
    const query = `forUserId=${sessions.shopper.userId}`;
    const answering: string[] = [];
    for (const { method, url } of calls().filter((one) => one.url.startsWith(store))) {
      const answer = await call(sessions.assistant, method, `${url}?${query}`);
      const refused = answer.body.includes('This call cannot be made for others.');
      if (!refused) answering.push(`${method} ${url}`);
    }
    expect(answering.toSorted()).toEqual(served.toSorted());
    expect((await call(await open(), 'DELETE', `guestidentity/@self?${query}`)).statusCode).toBe(200);
  });

  it('shows who acts and for whom, and the shopper as the assistant may see them [AUTH-11]', async () => {
    const { assistant, shopper, italian } = sessions;
    const context = async (session: Session, query = '') =>
      (await call(session, 'GET', `usercontext/@self/contextdata${query}`)).json<{ basicInfo: object }>().basicInfo;
    expect(await context(shopper)).toMatchObject({ callerId: Number(shopper.userId), runAsId: Number(shopper.userId) });
    for (const query of [`?forUserId=${shopper.userId}`, '?forUser=EMMA.carter@example.com']) {
      expect(await context(assistant, query)).toMatchObject({
        callerId: Number(assistant.userId),
        runAsId: Number(shopper.userId),
        registerType: 'R',
      });
    }
    const person = await call(assistant, 'GET', `person/@self?forUserId=${shopper.userId}`);
    expect(person.json()).toMatchObject({ userId: shopper.userId, firstName: 'Emma' });
    expect((await call(assistant, 'GET', `person/${shopper.userId}`)).json()).toMatchObject({ userId: shopper.userId });
    expect(await errorOf(call(assistant, 'GET', `person/${italian.userId}`))).toEqual([403, '_ERR_USER_AUTHORITY']);
    expect(await errorOf(call(shopper, 'GET', `person/${sessions.other.userId}`))).toEqual([
      403,
      '_ERR_USER_AUTHORITY',
    ]);
    const roles = `person/${assistant.userId}?profileName=IBM_Assigned_Roles_Details`;
    expect((await call(assistant, 'GET', roles)).json()).toMatchObject({
      rolesWithDetails: [{ roleId: '-29' }, { roleId: '-3' }],
    });
  });

  it('locks a cart for its shopper with real effect, and keeps who did it when, by ids alone [CART-08]', async () => {
    const { assistant, shopper, other } = sessions;
    const search = '/search/resources/api/v2/products?storeId=10801&categoryId=10501&pageSize=12&pageNumber=1';
    const { contents } = (await call(shopper, 'GET', search)).json<{ contents: { id: string }[] }>();
    for (const { id: productId } of contents)
      await call(shopper, 'POST', 'cart', { orderId: '.', orderItem: [{ productId, quantity: '1' }] });
    const read = async () => (await call(shopper, 'GET', 'cart/@self')).json<Record<string, unknown>>();
    const { orderId, orderItem } = await read();
    expect(orderItem).toBeInstanceOf(Array);
    const behalf = (verb: string, query = `forUserId=${shopper.userId}`) =>
      errorOf(call(assistant, 'POST', `cart/${String(orderId)}/${verb}?${query}`));

    expect(await behalf('lockOnBehalf')).toEqual([200, 'done']);
    // Somebody else's cart stays out of reach, whichever of the store's shoppers is named.
    expect(await behalf('unlockOnBehalf', `forUserId=${other.userId}`)).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect(await errorOf(call(shopper, 'DELETE', 'cart/@self'))).toEqual([400, '_ERR_ORDER_IS_LOCKED']);
    expect(await read()).toMatchObject({ orderId, orderItem, locked: 'true', x_lockHolder: 'assistant' });
    expect(await behalf('unlockOnBehalf')).toEqual([200, 'done']);
    expect(await errorOf(call(shopper, 'DELETE', 'cart/@self'))).toEqual([204, 'done']);

    const { rows } = await sql`select actor_id, user_id, store_id, order_id, action, done_at from behalf_actions
      where order_id = ${orderId} order by sequence`.execute(database.db);
    const who = { actor_id: assistant.userId, user_id: shopper.userId, store_id: '10801', order_id: orderId };
    const done_at = new Date('2026-11-21T10:00:00.000Z');
    expect(rows).toEqual([
      { ...who, action: 'lock', done_at },
      { ...who, action: 'unlock', done_at },
    ]);
  });
});
