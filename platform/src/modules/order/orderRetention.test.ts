import { sql } from 'kysely';

import { inTransaction } from '../../kernel';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const YEAR_MS = 366 * 86_400_000;

describe('orders of a deleted account [ACC-06]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const operate = (path: string) =>
    shop.as('', 'POST', `/operations/${path}`, undefined, { authorization: `Bearer ${operationsToken}` });
  const done = async (answer: ReturnType<TradeApp['as']>) => {
    const got = await answer;
    if (got.statusCode >= 300) throw new Error(`${got.statusCode} ${got.body}`);
    return got;
  };
  const part = (user: string) => inTransaction(shop.db, (trx) => shop.trade.retention.part(trx, user, 10));
  const waitsFor = (user: string) => inTransaction(shop.db, (trx) => shop.trade.retention.waitsFor(trx, user));
  async function bought(user: string): Promise<string> {
    const orderId = await shop.ready(user, [[frame, 1]]);
    await done(shop.as(user, 'POST', 'cart/@self/checkout', { orderId }));
    return orderId;
  }
  const arrive = async (orderId: string) => {
    await done(operate(`orders/${orderId}/ship`));
    await done(operate(`orders/${orderId}/deliver`));
  };
  /** Every table's rows about an order, as one text. */
  const written = async (orderId: string): Promise<string> => {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(orders) as row from orders where order_id = ${orderId}
      union all select to_jsonb(order_items) from order_items where order_id = ${orderId}
      union all select to_jsonb(payment_instructions) from payment_instructions where order_id = ${orderId}
      union all select to_jsonb(returns) from returns where order_id = ${orderId}
      union all select to_jsonb(return_items) from return_items join returns using (rma_id) where order_id = ${orderId}`.execute(
      shop.db,
    );
    return JSON.stringify(rows);
  };

  it('hold the deletion while they are under way, and lose the bag with it', async () => {
    const user = 'retained1';
    const orderId = await bought(user);
    await done(shop.as(user, 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: frame, quantity: '1' }] }));
    expect(await part(user)).toBe(false);
    expect(await waitsFor(user)).toEqual([orderId]);
    expect((await shop.as(user, 'GET', 'cart/@self')).statusCode).toBe(200);
    await arrive(orderId);
    expect(await waitsFor(user)).toEqual([]);
    expect(await part(user)).toBe(true);
    expect((await shop.as(user, 'GET', 'cart/@self')).statusCode).toBe(404);
    expect((await shop.as(user, 'GET', `order/${orderId}`)).statusCode).toBe(200);
  });

  it('hold the deletion while their bag is being paid for, and nothing else that locks it', async () => {
    const user = 'retained4';
    await done(shop.as(user, 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: frame, quantity: '1' }] }));
    const lock = (lockedBy: string) =>
      sql`update orders set locked_by = ${lockedBy} where buyer_id = ${user}`.execute(shop.db);
    await lock('checkout');
    expect(await part(user)).toBe(false);
    await lock(user);
    expect([await part(user), (await shop.as(user, 'GET', 'cart/@self')).statusCode]).toEqual([true, 404]);
  });

  it('hold the deletion while goods come back, keep their names for as many years as the law asks, then tell what was bought and what it cost, of nobody', async () => {
    const user = 'retained2';
    const orderId = await bought(user);
    await arrive(orderId);
    const kept = await bought('retained3');
    await arrive(kept);
    const total = (await shop.as(user, 'GET', `order/${orderId}`)).json().grandTotal;
    const order = (await shop.as(user, 'GET', `order/${orderId}`)).json();
    const [line] = order.orderItem;
    const announced = await done(
      shop.as(user, 'POST', 'process/weaver/shipping/api', {
        orderId,
        labelType: 'PDF',
        locale: 'en-us',
        items: [
          {
            orderItemId: line.orderItemId,
            partNumber: frame,
            quantity: '1',
            reasonCode: '01',
            comment: 'too-wide-note',
          },
        ],
        contact: { email: 'secret.mail@mail.example', phone: '2125550177' },
      }),
    );
    const before = await written(orderId);
    const secrets = ['secret.mail@mail.example', '2125550177', 'too-wide-note', 'Street'];
    expect(secrets.filter((text) => !before.includes(text))).toEqual([]);
    // Goods are on their way back, and money is owed for them.
    expect(await part(user)).toBe(false);
    expect(await waitsFor(user)).toEqual([orderId]);
    for (const step of ['receive', 'refund']) await done(operate(`returns/${announced.json().rmaId}/${step}`));
    expect(await part(user)).toBe(true);
    shop.clock.advance(9 * YEAR_MS);
    await shop.trade.housekeep();
    const between = await written(orderId);
    expect(secrets.filter((text) => !between.includes(text))).toEqual([]);
    shop.clock.advance(YEAR_MS);
    await shop.trade.housekeep();
    const after = await written(orderId);
    expect(secrets.filter((text) => after.includes(text))).toEqual([]);
    const left = (await shop.as(user, 'GET', `order/${orderId}`)).json();
    expect([left.grandTotal, left.orderItem[0].partNumber]).toEqual([total, frame]);
    // Nobody asked for the other's.
    expect(JSON.stringify((await shop.as('retained3', 'GET', `order/${kept}`)).json().orderItem)).toContain('Street');
  });
});
