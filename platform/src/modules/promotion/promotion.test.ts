import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { savePromotions } from './promotion.repository';
import { seedPromotions } from './promotion.seed';

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
    for (const [code, errorCode, errorKey, parameters] of [
      ['NOPE', '-1200', 'ERR_PROMOTION_CODE_INVALID'],
      ['SAVE25', '-1150', 'ERR_PROMOTION_CODE_DUPLICATED'],
      ['AUTUMN25', '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'AUTUMN25,until,2026-10-31'],
      ['SPRING27', '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'SPRING27,from,2027-03-01'],
      ['MEMBER15', '-1700', 'ERR_PROMOTION_SEGMENT_NOT_ELIGIBLE', 'MEMBER15,RegisteredUsers'],
      ['SOLO30', '-1900', 'ERR_PROMOTION_NOT_COMBINABLE', 'SOLO30,SAVE25'],
    ] as const) {
      const answer = await enter('301', code);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({ errorCode, errorKey, errorParameters: parameters ?? code });
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

  it('take from single lines what is meant for some products, and say so on the line [CART-06]', async () => {
    await add('305');
    await add('305', '2900000000024');
    await enter('305', 'SUN20');
    const cart = await read('305');
    expect(cart).toMatchObject({ totalAdjustment: '-110.00000', x_promoHasAdjustment: 'true' });
    expect(cart).not.toHaveProperty('adjustment');
    expect(cart.orderItem.map((line: { totalAdjustment: { value: string } }) => line.totalAdjustment.value)).toEqual([
      '-110.00000',
      '0.00000',
    ]);
    expect(cart.orderItem[0].adjustment).toMatchObject([{ code: 'SUN20', displayLevel: 'OrderItem' }]);
  });

  const gifts = (cart: { orderItem?: { freeGift: string; partNumber: string; quantity: string }[] }) =>
    (cart.orderItem ?? []).filter((line) => line.freeGift === 'true').map((line) => [line.partNumber, line.quantity]);

  it('give a gift while the minimum is reached, take it back below, and never sell it [CART-06]', async () => {
    await add('306', '2900000000024');
    expect((await enter('306', 'CLEARVIEW')).statusCode).toBe(201);
    const waiting = await read('306');
    expect(gifts(waiting)).toEqual([]);
    expect(waiting.promotionCode[0].associatedPromotion[0]).toMatchObject({ x_minimumAmount: '100.00000' });
    await add('306');
    const given = await read('306');
    expect(gifts(given)).toEqual([['2962000060003', '1.0']]);
    expect(given).toMatchObject({ grandTotal: '569.89000', x_promoHasAdjustment: 'true' });
    // Whatever is asked of the gift, it stays one and free.
    const gift = given.orderItem.find((line: { freeGift: string }) => line.freeGift === 'true');
    await shop.as('306', 'PUT', 'cart/@self/update_order_item', {
      x_calculateOrder: '1',
      orderItem: [{ orderItemId: gift.orderItemId, quantity: '50' }],
    });
    expect(gifts(await read('306'))).toEqual([['2962000060003', '1.0']]);
    const frameLine = given.orderItem.find((line: { partNumber: string }) => line.partNumber === frame);
    await shop.as('306', 'PUT', 'cart/@self/delete_order_item', {
      orderItemId: frameLine.orderItemId,
      calculateOrder: '1',
    });
    expect(gifts(await read('306'))).toEqual([]);
  });

  it('cannot be passed off as a gift by fields of a line, and not by its attributes [CART-06] [PLAT-06]', async () => {
    const line = { partNumber: frame, giftOf: 'CLEARVIEW', freeGift: 'true', unitPrice: '0.01000' };
    const named = { ...line, orderItemExtendAttribute: [{ attributeName: 'giftOf', attributeValue: 'CLEARVIEW' }] };
    expect((await shop.as('307', 'POST', 'cart', { orderId: '.', orderItem: [named] })).statusCode).toBe(400);
    await shop.as('307', 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [line],
    });
    expect(await read('307')).toMatchObject({ grandTotal: '549.99000', orderItem: [{ freeGift: 'false' }] });
  });

  it('place an order with its gift, and leave the gift out when the last piece is gone [CART-06] [CART-10]', async () => {
    await add('308');
    await enter('308', 'CLEARVIEW');
    const orderId = await shop.ready('308', [['2900000000024', 1]]);
    await shop.setStock('2962000060003', 0);
    const refused = await shop.as('308', 'PUT', 'cart/@self/precheckout', { orderId });
    expect(refused.json().errors[0]).toMatchObject({ errorKey: '_ERR_ORDER_TOTAL_CHANGED' });
    expect(gifts(await read('308'))).toEqual([]);
    await shop.setStock('2962000060003', 10);
    await shop.as('308', 'POST', 'cart/calculate', {});
    expect(gifts(await read('308'))).toHaveLength(1);
    expect((await shop.as('308', 'PUT', 'cart/@self/precheckout', { orderId })).statusCode).toBe(200);
    expect((await shop.as('308', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBeLessThan(300);
    expect(gifts((await shop.as('308', 'GET', `order/${orderId}`)).json())).toHaveLength(1);
    expect(await shop.stockOf('2962000060003')).toBe(9);
  });

  it('are open to those they are made for, and fall away for others [CART-06]', async () => {
    await add('r309');
    expect((await enter('r309', 'MEMBER15')).statusCode).toBe(201);
    expect((await read('r309')).totalAdjustment).toBe('-67.50000');
  });

  it('stand alone when they are made so, whichever comes first [CART-06]', async () => {
    await add('310');
    expect((await enter('310', 'SOLO30')).statusCode).toBe(201);
    expect((await enter('310', 'SAVE25')).json().errors[0]).toMatchObject({
      errorKey: 'ERR_PROMOTION_NOT_COMBINABLE',
      errorParameters: 'SAVE25,SOLO30',
    });
    expect((await read('310')).totalAdjustment).toBe('-165.00000');
  });

  it('end with their last use, whoever had it [CART-06]', async () => {
    const once = seedPromotions.find(({ code }) => code === 'FIRST100');
    if (!once) throw new Error('There is no code with a limit');
    await savePromotions(shop.db, [{ ...once, promotionId: '9', code: 'ONLYONE', usesInAll: 1 }]);
    await add('311');
    await add('312');
    expect((await enter('311', 'ONLYONE')).statusCode).toBe(201);
    expect((await enter('312', 'ONLYONE')).statusCode).toBe(201);
    const orderId = await shop.ready('311', [['2900000000024', 1]]);
    expect((await shop.as('311', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBeLessThan(300);
    await shop.as('312', 'POST', 'cart/calculate', {});
    expect((await read('312')).totalAdjustment).toBe('0.00000');
    await add('313');
    expect((await enter('313', 'ONLYONE')).json().errors[0]).toMatchObject({
      errorKey: 'ERR_PROMOTION_LIMIT_EXCEEDED',
    });
  });

  it('are refused in the error shape when they are no codes at all [CART-06] [PLAT-04]', async () => {
    await add('314');
    for (const promoCode of ['<script>', "' or 1=1 --", '💥', 'x'.repeat(64)]) {
      const answer = await enter('314', promoCode);
      expect([answer.statusCode, answer.json().errors[0].errorKey]).toEqual([400, 'ERR_PROMOTION_CODE_INVALID']);
    }
    for (const promoCode of ['', '   ', 'x'.repeat(65)]) {
      const answer = await enter('314', promoCode);
      expect([answer.statusCode, answer.json().errors[0].errorKey]).toEqual([400, '_ERR_INVALID_INPUT']);
    }
  });
});
