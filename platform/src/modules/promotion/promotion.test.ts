import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';

describe('promotion codes', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = (user: string, partNumber = frame) =>
    shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber }] });
  const enter = (user: string, promoCode: string, path = 'cart/assigned_promotion_code') =>
    shop.as(user, 'POST', path, { promoCode });
  const read = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();

  it('are accepted under both paths and taken off order and lines [CART-06]', async () => {
    await add('300');
    const first = await enter('300', 'save25');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ orderId: expect.any(String), promoCode: 'save25', resourceName: 'cart' });
    await enter('300', 'WELCOME10', 'cart/@self/assigned_promotion_code');
    const cart = await read('300');
    expect(cart).toMatchObject({ totalAdjustment: '-77.50000', grandTotal: '472.49000', x_promoHasAdjustment: 'true' });
    expect(
      cart.adjustment.map((entry: { code: string; amount: string; displayLevel: string }) => [
        entry.code,
        entry.amount,
        entry.displayLevel,
      ]),
    ).toEqual([
      ['SAVE25', '-25.00000', 'Order'],
      ['WELCOME10', '-52.50000', 'Order'],
    ]);
    expect(cart.orderItem[0].totalAdjustment).toEqual({ currency: 'USD', value: '-77.50000' });
    expect(cart.promotionCode[0]).toEqual({
      code: 'SAVE25',
      associatedPromotion: [{ promotionId: '10000651', description: '25.00 off the order' }],
    });
    expect((await shop.as('300', 'GET', 'cart/@self/assigned_promotion_code')).json().promotionCode).toHaveLength(2);
    const removed = await shop.as('300', 'DELETE', 'cart/assigned_promotion_code/save25');
    expect(removed.json()).toMatchObject({ orderId: cart.orderId, resourceName: 'cart' });
    expect((await read('300')).totalAdjustment).toBe('-55.00000');
  });

  it('fail with the documented code and key [CART-06]', async () => {
    await add('301');
    await enter('301', 'SAVE25');
    shop.clock.advance(new Date('2026-11-01T00:00:00Z').getTime() - shop.clock.now().getTime());
    for (const [code, errorCode, errorKey] of [
      ['NOPE', '-1200', 'ERR_PROMOTION_CODE_INVALID'],
      ['SAVE25', '-1150', 'ERR_PROMOTION_CODE_DUPLICATED'],
      ['AUTUMN25', '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME'],
    ] as const) {
      const answer = await enter('301', code);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ errorCode, errorKey, errorParameters: code });
    }
    expect((await shop.as('301', 'DELETE', 'cart/assigned_promotion_code/NOPE')).statusCode).toBe(400);
    expect((await enter('399', 'SAVE25')).statusCode).toBe(404);
  });

  it('can be accepted without effect yet [CART-06]', async () => {
    await add('302');
    expect((await enter('302', 'LATER')).statusCode).toBe(201);
    const cart = await read('302');
    expect(cart).toMatchObject({
      totalAdjustment: '0.00000',
      x_promoHasAdjustment: 'false',
      promotionCode: [{ code: 'LATER' }],
    });
    expect(cart).not.toHaveProperty('adjustment');
  });

  it('wait for their minimum', async () => {
    await add('303', '2900000000062');
    await enter('303', 'PAIR200');
    expect((await read('303')).totalAdjustment).toBe('0.00000');
    await add('303', '2900000000062');
    expect((await read('303')).totalAdjustment).toBe('-40.00000');
  });

  it('are counted per shopper when an order is placed, and given back when it is cancelled', async () => {
    await add('304');
    await enter('304', 'WELCOME10');
    const orderId = await shop.ready('304', [['2900000000024', 1]]);
    await shop.as('304', 'POST', 'cart/@self/checkout', { orderId });
    await add('304');
    expect((await enter('304', 'WELCOME10')).json().errors[0]).toMatchObject({
      errorCode: '-1800',
      errorKey: 'ERR_PROMOTION_PER_SHOPPER_LIMIT_EXCEEDED',
    });
    await shop.as('304', 'PUT', `order/${orderId}/cancel`);
    expect((await enter('304', 'WELCOME10')).statusCode).toBe(201);
  });
});
