import { inTransaction } from '../../kernel';
import { headersOf, openingTime, openShopperApp, operationsToken, testPassword } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';

const day = 24 * 3_600_000;

describe('two processes of the platform', () => {
  let first: ShopperApp;
  beforeAll(async () => {
    first = await openShopperApp();
  }, openingTime);
  afterAll(() => first.close());

  const userOf = (headers: TokenHeaders) => decodeURIComponent(headers.wctoken).split(',')[0] ?? '';

  it('know the same sessions, accounts, assistants and deletions, whichever of them began one [AUTH-08] [AUTH-10] [ACC-06]', async () => {
    const verify = async () => ({ socialId: 's-9', email: 'two@example.com', firstName: '', lastName: '' });
    const second = await openShopperApp({ beside: first, socialProviders: new Map([['one', verify]]) });
    const { service, assistants } = second.identity;
    const merged: string[][] = [];
    service.onMerge(async (_trx, from, to) => void merged.push([from, to]));
    const told: string[] = [];
    service.onPart(async (_trx, userId) => told.push(`part ${userId}`) > 0);
    service.onForget(async (_trx, userIds) => {
      told.push(...userIds.map((userId) => `forget ${userId}`));
      return [];
    });
    service.onDeletion(async (_trx, { step, userId }) => void told.push(`${step} ${userId}`));

    const registered = await first.register('two@example.com');
    const userId = userOf(registered);
    const read = async (app: ShopperApp, headers: TokenHeaders) =>
      (await app.call('GET', 'person/@self', { headers })).statusCode;
    expect(await read(second, registered)).toBe(200);
    expect(await service.userIdOf(second.db, 'two@example.com')).toBe(userId);
    expect(await service.account(second.db, userId)).toMatchObject({ userId, logonId: 'two@example.com' });
    expect(await service.sessions(userId)).toHaveLength(1);

    // An attempt at one counts at the other; what a guest of the first had goes along.
    const signIn = (app: ShopperApp, headers: Record<string, string> = {}) => {
      const body = { logonId: 'two@example.com', logonPassword: testPassword };
      return app.call('POST', 'loginidentity', { body, headers });
    };
    expect((await signIn(first)).statusCode).toBe(201);
    expect((await signIn(second)).statusCode).toBe(429);
    first.clock.advance(3000);
    const guest = await first.guest();
    const entered = headersOf((await signIn(second, guest)).json());
    expect(merged).toEqual([[userOf(guest), userId]]);
    expect([await read(first, entered), await read(first, guest)]).toEqual([200, 401]);
    expect(await service.confirmPassword('two@example.com', testPassword)).toBe(true);
    expect((await second.call('DELETE', 'loginidentity/@self', { headers: entered })).statusCode).toBe(200);
    expect(await read(first, entered)).toBe(401);
    const social = { body: { provider: 'one', accessToken: 'x' } };
    const owner = headersOf((await second.call('POST', 'loginidentity', social)).json());
    expect([userOf(owner), await read(first, owner)]).toEqual([userId, 200]);

    const helper = await first.register('helper@example.com');
    const headers = { authorization: `Bearer ${operationsToken}` };
    const body = { logonId: 'helper@example.com', logonPassword: testPassword, stores: ['10801'] };
    expect((await second.call('POST', '/operations/assistants', { headers, body })).statusCode).toBe(201);
    const caller = { userId: userOf(helper), registerType: 'R', kind: 'registered' } as const;
    expect(await assistants.stores(userOf(helper))).toEqual(['10801']);
    const acting = { ...caller, userId, actorId: userOf(helper) };
    expect(await assistants.actFor(caller, '10801', { forUserId: userId })).toEqual(acting);
    await assistants.note(second.db, acting, { storeId: '10801', orderId: '', action: 'read' });
    await inTransaction(second.db, (trx) => assistants.appoint(trx, userOf(helper), '10802'));
    expect(await first.identity.assistants.stores(userOf(helper))).toHaveLength(2);

    const deletion = (app: ShopperApp, method: 'GET' | 'POST' | 'DELETE') =>
      app.call(method, 'person/@self/deletion', { headers: owner });
    expect((await deletion(second, 'POST')).json()).toMatchObject({ state: 'requested' });
    expect((await deletion(first, 'DELETE')).json()).toMatchObject({ state: 'none' });
    await deletion(second, 'POST');
    expect((await deletion(second, 'GET')).json()).toMatchObject({ state: 'requested' });
    first.clock.advance(14 * day);
    told.splice(0);
    await service.housekeep();
    expect(told.filter((one) => one.endsWith(` ${userId}`))).toEqual([
      `part ${userId}`,
      `forget ${userId}`,
      `done ${userId}`,
    ]);
    expect(await first.identity.service.account(first.db, userId)).toBeNull();
    await second.close();
  });
});
