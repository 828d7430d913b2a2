import { sql } from 'kysely';

import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { writtenLetters } from '../../testing/testMail';

const FRAME = '2900000000017';
const LENSES = '2900000000048';
const DAY_MS = 86_400_000;

describe('reminders to order again', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const someone = (kind: 'r' | 'g' = 'r') => `${kind}remind${(count += 1)}`;
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const path = (orderId: string) => `reorderreminder/${orderId}`;

  async function ordered(user: string, partNumber = LENSES): Promise<string> {
    const orderId = await shop.ready(user, [[partNumber, 2]]);
    const body = { orderId, notify_EMailSender_recipient: `${user}@shopper.example` };
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    return orderId;
  }
  async function reminded(user: string, days: number, frequencyDays?: number): Promise<string> {
    const orderId = await ordered(user);
    const answer = await shop.as(user, 'POST', path(orderId), { reminderDate: inDays(days), frequencyDays });
    expect(answer.statusCode).toBe(201);
    return orderId;
  }
  const lettersTo = async (user: string) =>
    (await writtenLetters(shop.db, `${user}@shopper.example`)).filter(({ kind }) => kind === 'reorderReminder');
  const noted = async (user: string, orderId: string) => {
    type Wire = { orderExtendAttribute?: { attributeName: string; attributeValue: string }[]; lastUpdateDate: string };
    const { orderExtendAttribute = [], lastUpdateDate } = (await shop.as(user, 'GET', `order/${orderId}`)).json<Wire>();
    const day = orderExtendAttribute.find(({ attributeName }) => attributeName === 'reminderDate')?.attributeValue;
    return { day, lastUpdateDate };
  };

  async function cancel(orderId: string): Promise<void> {
    const headers = { authorization: `Bearer ${operationsToken}` };
    expect((await shop.as('', 'POST', `/operations/orders/${orderId}/cancel`, {}, headers)).statusCode).toBe(200);
  }

  it('are set, read, changed and taken away by the buyer, and the order says the day [REM-01] [ORD-05]', async () => {
    const user = someone();
    const orderId = await ordered(user);
    const before = await noted(user, orderId);
    expect((await shop.as(user, 'GET', path(orderId))).statusCode).toBe(404);
    const created = await shop.as(user, 'POST', path(orderId), { reminderDate: inDays(80), frequencyDays: 90 });
    const record = {
      orderId,
      reminderDate: inDays(80),
      frequencyDays: 90,
      enabled: true,
      items: [{ orderItemId: expect.any(String), partNumber: LENSES, quantity: 2, name: expect.any(String) }],
    };
    expect([created.statusCode, created.json()]).toEqual([201, record]);
    expect((await shop.as(user, 'GET', path(orderId))).json()).toEqual(record);
    expect(await noted(user, orderId)).toEqual({ ...before, day: inDays(80) });
    const changed = await shop.as(user, 'PUT', path(orderId), { reminderDate: inDays(20) });
    expect(changed.json()).toEqual({ ...record, reminderDate: inDays(20), frequencyDays: 0 });
    expect((await shop.as(user, 'GET', path('nextreminder'))).json()).toEqual({ orderId, reminderDate: inDays(20) });
    const gone = await shop.as(user, 'DELETE', path(orderId));
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
    expect(await noted(user, orderId)).toEqual(before);
    const calls = ['GET', 'PUT', 'DELETE'] as const;
    const body = { reminderDate: inDays(20) };
    for (const method of calls)
      expect((await shop.as(user, method, path(orderId), method === 'PUT' ? body : undefined)).statusCode).toBe(404);
    expect((await shop.as(user, 'GET', path('nextreminder'))).statusCode).toBe(404);
  });

  it('are one an order, for orders of contact lenses that were not cancelled [REM-01]', async () => {
    const user = someone();
    const orderId = await reminded(user, 30);
    const body = { reminderDate: inDays(40) };
    expect((await shop.as(user, 'POST', path(orderId), body)).json()).toMatchObject({
      errors: [{ errorKey: 'REMINDER_ALREADY_EXISTS' }],
    });
    const refused = { errors: [{ errorKey: 'REMINDER_NOT_OFFERED' }] };
    expect((await shop.as(user, 'POST', path(await ordered(user, FRAME)), body)).json()).toMatchObject(refused);
    const cancelled = await ordered(user);
    await cancel(cancelled);
    expect((await shop.as(user, 'POST', path(cancelled), body)).json()).toMatchObject(refused);
    const cart = await shop.ready(user, [[LENSES, 1]]);
    expect((await shop.as(user, 'POST', path(cart), body)).json()).toMatchObject(refused);
  });

  it('end with an order that is cancelled after they were set: told nowhere, and never written [REM-01]', async () => {
    const user = someone();
    const [orderId, taken] = [await reminded(user, 2, 30), await reminded(user, 2)];
    for (const order of [orderId, taken]) await cancel(order);
    expect((await shop.as(user, 'GET', path(orderId))).statusCode).toBe(404);
    expect((await shop.as(user, 'GET', path('nextreminder'))).statusCode).toBe(404);
    expect((await shop.as(user, 'GET', 'reorderreminder')).json()).toMatchObject({ reminders: [] });
    expect((await shop.as(user, 'PUT', path(orderId), { reminderDate: inDays(5) })).json()).toMatchObject({
      errors: [{ errorKey: 'REMINDER_NOT_OFFERED' }],
    });
    expect((await shop.as(user, 'DELETE', path(taken))).statusCode).toBe(200);
    shop.clock.advance(2 * DAY_MS);
    expect(await shop.trade.reminders.deliver()).toBe(0);
    expect(await lettersTo(user)).toEqual([]);
    expect((await noted(user, orderId)).day).toBeUndefined();
    expect((await shop.as(user, 'DELETE', path(orderId))).statusCode).toBe(404);
  });

  it('take a day from tomorrow on for two years, in a rhythm of a week to two years [REM-01] [PLAT-08]', async () => {
    const user = someone();
    const orderId = await reminded(user, 1);
    const status = async (body: object) => (await shop.as(user, 'PUT', path(orderId), body)).statusCode;
    const days = [inDays(0), inDays(-1), inDays(730), inDays(731), '2027-02-30', 'soon', ''];
    const taken = await Promise.all(days.map((reminderDate) => status({ reminderDate })));
    expect(taken).toEqual([400, 400, 200, 400, 400, 400, 400]);
    const rhythms = [0, 6, 7, 730, 731, -1, 7.5];
    const kept = [];
    for (const frequencyDays of rhythms) kept.push(await status({ reminderDate: inDays(5), frequencyDays }));
    expect(kept).toEqual([200, 400, 200, 200, 400, 400, 400]);
  });

  it('are nobody else’s, and no guest’s [REM-01] [PLAT-07]', async () => {
    const [user, stranger, guest] = [someone(), someone(), someone('g')];
    const orderId = await reminded(user, 10);
    const body = { reminderDate: inDays(3) };
    for (const [method, payload] of [['GET'], ['POST', body], ['PUT', body], ['DELETE']] as const) {
      expect((await shop.as(stranger, method, path(orderId), payload)).statusCode).toBe(404);
      expect((await shop.as(guest, method, path(await ordered(guest)), payload)).statusCode).toBe(403);
    }
    expect((await shop.as(stranger, 'GET', 'reorderreminder')).json()).toMatchObject({ reminders: [] });
    expect((await shop.as(user, 'GET', path(orderId))).json()).toMatchObject({ reminderDate: inDays(10) });
  });

  it('are listed with the next one first and those that were sent last [REM-01]', async () => {
    const user = someone();
    const [late, soon, done] = [await reminded(user, 60), await reminded(user, 20), await reminded(user, 1)];
    shop.clock.advance(2 * DAY_MS);
    await shop.trade.reminders.deliver();
    const { reminders } = (await shop.as(user, 'GET', 'reorderreminder')).json<{
      reminders: { orderId: string; enabled: boolean }[];
    }>();
    expect(reminders.map(({ orderId, enabled }) => [orderId, enabled])).toEqual([
      [soon, true],
      [late, true],
      [done, false],
    ]);
  });

  it('are written on their day, once however many look, and come again only where asked [REM-01] [ACC-09]', async () => {
    const [once, often] = [someone(), someone()];
    const [first, second] = [await reminded(once, 3), await reminded(often, 3, 30)];
    shop.clock.advance(2 * DAY_MS);
    await shop.trade.reminders.deliver();
    expect([await lettersTo(once), await lettersTo(often)]).toEqual([[], []]);
    shop.clock.advance(DAY_MS);
    await Promise.all([shop.trade.reminders.deliver(), shop.trade.reminders.deliver()]);
    await shop.trade.reminders.deliver();
    expect(await lettersTo(once)).toMatchObject([{ user_id: once, facts: { orderId: first, guest: false } }]);
    expect(await lettersTo(often)).toMatchObject([{ user_id: often, facts: { orderId: second } }]);
    expect((await shop.as(once, 'GET', path(first))).json()).toMatchObject({ enabled: false });
    expect((await noted(once, first)).day).toBeUndefined();
    expect((await shop.as(often, 'GET', path(second))).json()).toMatchObject({
      enabled: true,
      reminderDate: inDays(30),
    });
    expect((await noted(often, second)).day).toBe(inDays(30));
    shop.clock.advance(30 * DAY_MS);
    await shop.trade.reminders.deliver();
    expect([(await lettersTo(once)).length, (await lettersTo(often)).length]).toEqual([1, 2]);
    expect((await shop.as(once, 'PUT', path(first), { reminderDate: inDays(1) })).json()).toMatchObject({
      enabled: true,
    });
  });

  it('that cannot be written stay due, and keep no other waiting [REM-01] [ACC-09]', async () => {
    const [unlucky, lucky] = [someone(), someone()];
    const orderId = await reminded(unlucky, 1);
    await reminded(lucky, 1);
    shop.clock.advance(2 * DAY_MS);
    const address = sql.lit(`${unlucky}@shopper.example`);
    const check = sql`kind <> 'reorderReminder' or recipient <> ${address}`;
    await sql`alter table letters add constraint refused check (${check})`.execute(shop.db);
    await expect(shop.trade.reminders.deliver()).rejects.toThrow(/1 of \d+ failed/);
    expect([(await lettersTo(unlucky)).length, (await lettersTo(lucky)).length]).toEqual([0, 1]);
    expect((await shop.as(unlucky, 'GET', path(orderId))).json()).toMatchObject({ enabled: true });
    await sql`alter table letters drop constraint refused`.execute(shop.db);
    await shop.trade.reminders.deliver();
    expect([(await lettersTo(unlucky)).length, (await lettersTo(lucky)).length]).toEqual([1, 1]);
  });

  it('go with the account of their buyer [REM-01] [ACC-06]', async () => {
    const [user, other] = [someone(), someone()];
    const [orderId, kept] = [await reminded(user, 10), await reminded(other, 10)];
    expect(await shop.db.transaction().execute((trx) => shop.trade.reminders.forget(trx, [user]))).toEqual([]);
    expect((await shop.as(user, 'GET', path(orderId))).statusCode).toBe(404);
    expect((await shop.as(other, 'GET', path(kept))).statusCode).toBe(200);
  });
});
