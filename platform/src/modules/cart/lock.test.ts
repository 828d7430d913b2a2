import { inTransaction } from '../../kernel';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';

type Change = readonly [name: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

/** Every way to change a cart. */
function changes(orderId: string, orderItemId: string): Change[] {
  return [
    ['adding', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: cloth }] }],
    ['changing', 'PUT', 'cart/@self/update_order_item', { orderItem: [{ orderItemId, quantity: '5' }] }],
    ['removing', 'PUT', 'cart/@self/delete_order_item', { orderItemId }],
    ['keeping for later', 'POST', 'cart/@self/saved_items', { orderItemId: [orderItemId] }],
    ['discarding', 'DELETE', 'cart/@self'],
    ['an attribute', 'POST', 'cart/@self/order_ext_attribute', { orderExtendAttribute: [{ attributeName: 'a' }] }],
    ['calculating', 'POST', 'cart/calculate', {}],
    ['delivery', 'PUT', 'cart/@self/shipping_info', { shipModeId: '14502' }],
    ['a code', 'POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' }],
    ['payment', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD' }],
    ['no payment', 'DELETE', 'cart/@self/payment_instruction'],
    ['checking', 'PUT', 'cart/@self/precheckout', { orderId }],
    ['placing', 'POST', 'cart/@self/checkout', { orderId }],
    ['locking', 'POST', `cart/${orderId}/lock`],
    ['unlocking', 'POST', `cart/${orderId}/unlock`],
  ];
}

describe('a locked cart', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = async (user: string, partNumber = frame): Promise<string> =>
    (await shop.as(user, 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber }] })).json().orderId;
  const read = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const turn = async (user: string, verb: string, orderId: string, forUserId?: string) => {
    const query = forUserId ? `OnBehalf?forUserId=${forUserId}` : '';
    const answer = await shop.as(user, 'POST', `cart/${orderId}/${verb}${query}`);
    return answer.statusCode === 200 ? 'done' : answer.json().errors[0].errorKey;
  };

  it('refuses its shopper every change while an assistant holds it, says who does, and loses nothing [CART-08]', async () => {
    const orderId = await shop.ready('r30', [[frame, 2]]);
    expect(await turn('a1', 'lock', orderId, 'r30')).toBe('done');
    const held = await read('r30');
    expect(held).toMatchObject({ locked: 'true', x_lockHolder: 'assistant' });
    const refused: unknown[] = [];
    for (const [name, method, path, body] of changes(orderId, held.orderItem[0].orderItemId)) {
      const answer = await shop.as('r30', method, path, body);
      const { errorKey, errorParameters } = answer.json().errors[0];
      refused.push([name, answer.statusCode, errorKey, errorParameters]);
    }
    expect(refused).toEqual(
      changes('', '').map(([name]) => [name, 400, '_ERR_ORDER_IS_LOCKED', `${orderId},assistant`]),
    );
    expect(await read('r30')).toEqual(held);
    expect(await turn('a1', 'unlock', orderId, 'r30')).toBe('done');
    expect((await shop.as('r30', 'PUT', 'cart/@self/precheckout', { orderId })).statusCode).toBe(200);
    expect((await shop.as('r30', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    expect(shop.actions.slice(-2)).toEqual([
      ['a1', 'r30', orderId, 'lock'],
      ['a1', 'r30', orderId, 'unlock'],
    ]);
  });

  it('shows an assistant what is in it, without payment and what its shopper wrote, and keeps that it was read [CART-08] [AUTH-11]', async () => {
    const orderId = await shop.ready('r37', [[frame, 2]], { payMethodId: 'COD' });
    const note = { attributeName: 'giftMessage', attributeType: 'STRING', attributeValue: 'For Ann' };
    await shop.as('r37', 'POST', 'cart/@self/order_ext_attribute', { orderId, orderExtendAttribute: [note] });
    const own = await read('r37');
    expect(own).toMatchObject({ orderExtendAttribute: [note], paymentInstruction: [{ payMethodId: 'COD' }] });
    const seen = (await shop.as('a1', 'GET', 'cart/@self?forUserId=r37')).json();
    expect(seen).toMatchObject({ orderId, buyerId: 'r37', grandTotal: own.grandTotal, paymentInstruction: [] });
    expect(seen.orderItem[0]).toMatchObject({ partNumber: frame, quantity: '2.0' });
    expect(seen).not.toHaveProperty('orderExtendAttribute');
    expect(seen.orderItem[0]).not.toHaveProperty('orderItemExtendAttribute');
    expect(shop.actions.at(-1)).toEqual(['a1', 'r37', orderId, 'read']);
  });

  it('lets the assistant who holds it choose delivery, and nobody else [CART-08]', async () => {
    const orderId = await add('r31');
    const deliver = async (user: string) =>
      shop.as(user, 'PUT', 'cart/@self/shipping_info?forUserId=r31', { addressId: 'r31-home', shipModeId: '14501' });
    expect(await turn('a1', 'lock', orderId, 'r31')).toBe('done');
    expect((await deliver('a1')).statusCode).toBe(200);
    expect((await deliver('a2')).json().errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
    expect((await read('r31')).orderItem[0]).toMatchObject({ addressId: 'r31-home', shipModeCode: 'Standard' });
    expect(shop.actions.at(-1)).toEqual(['a1', 'r31', orderId, 'shipping']);
  });

  it.each<readonly [held: string, by: string, for_: string | undefined, verb: string, then: string]>([
    ['nobody', 'r32', undefined, 'unlock', '_ERR_ORDER_IS_NOT_LOCKED'],
    ['nobody', 'a1', 'r32', 'unlock', '_ERR_ORDER_IS_NOT_LOCKED'],
    ['r32', 'r32', undefined, 'lock', 'done'],
    ['r32', 'a1', 'r32', 'lock', '_ERR_ORDER_IS_LOCKED'],
    ['r32', 'a1', 'r32', 'unlock', 'done'],
    ['a1', 'a1', 'r32', 'lock', 'done'],
    ['a1', 'a2', 'r32', 'lock', '_ERR_ORDER_IS_LOCKED'],
    ['a1', 'a2', 'r32', 'unlock', 'done'],
    ['a1', 'r32', undefined, 'unlock', '_ERR_ORDER_IS_LOCKED'],
    ['a1', 'a1', 'r33', 'unlock', '_ERR_ORDER_NOT_FOUND'],
    ['a1', 'r33', undefined, 'unlock', '_ERR_ORDER_NOT_FOUND'],
    ['checkout', 'r32', undefined, 'unlock', '_ERR_ORDER_IS_LOCKED'],
    ['checkout', 'a1', 'r32', 'unlock', '_ERR_ORDER_IS_LOCKED'],
    ['checkout', 'a1', 'r32', 'lock', '_ERR_ORDER_IS_LOCKED'],
  ])('held by %s answers %s (for %s) who asks to %s it: %s [CART-08]', async (held, by, behalf, verb, then) => {
    const orderId = await add('r32');
    await shop.db
      .withTables<{ orders: { order_id: string; locked_by: string | null } }>()
      .updateTable('orders')
      .set({ locked_by: held === 'nobody' ? null : held })
      .where('order_id', '=', orderId)
      .execute();
    expect(await turn(by, verb, orderId, behalf)).toBe(then);
    await shop.db
      .withTables<{ orders: { order_id: string } }>()
      .deleteFrom('orders')
      .where('order_id', '=', orderId)
      .execute();
  });

  it('is held by one assistant when two lock it at once [CART-08]', async () => {
    const orderId = await add('r34');
    const answers = await Promise.all(['a1', 'a2', 'a3'].map((user) => turn(user, 'lock', orderId, 'r34')));
    expect(answers.toSorted()).toEqual(['_ERR_ORDER_IS_LOCKED', '_ERR_ORDER_IS_LOCKED', 'done']);
  });

  it.each([false, true])(
    'stays as it is when a guest with a cart signs in; the lines wait beside it (kept some before: %s) [AUTH-09] [CART-08]',
    async (keptBefore) => {
      const [account, guest] = keptBefore ? ['r36', '36'] : ['r35', '35'];
      if (keptBefore) {
        await add(account, cloth);
        const { orderItem } = await read(account);
        await shop.as(account, 'POST', 'cart/@self/saved_items', { orderItemId: [orderItem[0].orderItemId] });
      }
      const orderId = await add(account);
      await turn('a1', 'lock', orderId, account);
      const held = await read(account);
      await add(guest, '2900000000031');
      await inTransaction(shop.db, (trx) => shop.trade.mergeCarts(trx, guest, account));
      expect(await read(account)).toEqual(held);
      const saved = (await shop.as(account, 'GET', 'cart/@self/saved_items')).json();
      expect(saved.orderItem.map((line: { partNumber: string }) => line.partNumber)).toEqual(
        keptBefore ? [cloth, '2900000000031'] : ['2900000000031'],
      );
      expect((await shop.as(guest, 'GET', 'cart/@self')).statusCode).toBe(404);
    },
  );
});
