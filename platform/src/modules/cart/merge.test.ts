import { inTransaction } from '../../kernel';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';

describe('a guest cart at sign-in', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = async (user: string, orderItem: object[]): Promise<string> =>
    (await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem })).json().orderId;
  const read = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const merge = (from: string, to: string) => inTransaction(shop.db, (trx) => shop.trade.mergeCarts(trx, from, to));

  it('moves to an account without a cart and keeps its order id; delivery and payment stay behind [AUTH-09]', async () => {
    const orderId = await shop.ready('100', [[frame, 1]]);
    await merge('100', 'r100');
    const cart = await read('r100');
    expect(cart).toMatchObject({ orderId, buyerId: 'r100', prepareIndicator: 'false', paymentInstruction: [] });
    expect(cart.orderItem[0]).toMatchObject({ shipModeCode: 'Interim', quantity: '1.0' });
    expect(cart.orderItem[0]).not.toHaveProperty('addressId');
    expect((await shop.as('100', 'GET', 'cart/@self')).statusCode).toBe(404);
  });

  it('is poured into the cart the account has: equal lines add up, groups keep apart, codes come along [AUTH-09]', async () => {
    const kept = await add('r101', [{ partNumber: cloth, quantity: '1' }]);
    const gone = await add('101', [
      { partNumber: cloth, quantity: '2' },
      { partNumber: frame, quantity: '1', xitem_field1: 'g-1' },
    ]);
    await shop.as('101', 'POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' });
    await merge('101', 'r101');
    const cart = await read('r101');
    expect(cart.orderId).toBe(kept);
    expect(
      cart.orderItem.map((line: { quantity: string; xitem_field1: string }) => [line.quantity, line.xitem_field1]),
    ).toEqual([
      ['3.0', '0'],
      ['1.0', 'g-1'],
    ]);
    expect(cart.promotionCode[0].code).toBe('SAVE25');
    expect((await shop.as('r101', 'GET', `cart/@self?orderId=${gone}`)).statusCode).toBe(404);
    // Totals are of before the merge until they are calculated; then members' prices count.
    expect(cart.totalProductPrice).toBe('19.90000');
    await shop.as('r101', 'POST', 'cart/calculate', {});
    expect((await read('r101')).totalProductPrice).toBe('509.69000');
  });

  it('joins contact lenses of the same article and values, and keeps other values apart [AUTH-09] [RX-20]', async () => {
    const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };
    const lenses = (values: object, quantity: string) => ({
      partNumber: '2900000000048',
      quantity,
      orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
    });
    await add('r103', [lenses({ right: eye }, '1')]);
    await add('103', [lenses({ right: eye }, '2'), lenses({ left: eye }, '1')]);
    await merge('103', 'r103');
    const { orderItem } = await read('r103');
    expect(orderItem.map((line: { quantity: string }) => line.quantity)).toEqual(['3.0', '1.0']);
  });

  it('stays apart from an equal line of another price: members pay less for the frame [AUTH-09]', async () => {
    await add('r102', [{ partNumber: frame, quantity: '1' }]);
    await add('102', [{ partNumber: frame, quantity: '1' }]);
    await merge('102', 'r102');
    expect((await read('r102')).orderItem.map((line: { unitPrice: string }) => line.unitPrice)).toEqual([
      '449.99000',
      '549.99000',
    ]);
    await shop.as('r102', 'POST', 'cart/calculate', {});
    expect((await read('r102')).totalProductPrice).toBe('899.98000');
  });
});
