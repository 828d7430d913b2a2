import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { branch } from '../../testing/tradeFixture';
import { savePromotions, seedPromotions } from '../promotion';

const cloth = '2900000000024';

describe('an order that costs nothing', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
    const welcome = seedPromotions.find(({ code }) => code === 'WELCOME10');
    if (!welcome) throw new Error('There is no code to begin with');
    const whole = { ...welcome, promotionId: '91', code: 'WHOLE', kind: 'percentage' as const, value: 100 };
    await savePromotions(shop.db, [{ ...whole, minimumMinor: 0, usesPerShopper: null }]);
  });
  afterAll(() => shop.close());

  /** Puts the article into a cart that is collected in a store, which costs nothing. */
  async function collected(user: string): Promise<string> {
    const orderItem = [{ partNumber: cloth }];
    const added = await shop.as(user, 'POST', 'cart', { orderItem, x_calculateOrder: '1' });
    const { physicalStoreId } = branch;
    await shop.as(user, 'PUT', 'cart/@self/shipping_info', {
      shipModeId: '14504',
      physicalStoreId,
      x_calculateOrder: '1',
    });
    return added.json<{ orderId: string }>().orderId;
  }
  const check = (user: string, orderId: string) => shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
  const place = (user: string, orderId: string) => shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
  const key = (answer: { json(): { errors: { errorKey: string }[] } }) => answer.json().errors[0]?.errorKey;

  it('is refused when nobody took anything off it [CHK-05] [PLAT-06]', async () => {
    const sku = shop.skus.get(cloth);
    if (!sku) throw new Error('no such item');
    shop.skus.set(cloth, { ...sku, offerMinor: 0 });
    const orderId = await collected('free1');
    expect((await shop.as('free1', 'GET', 'cart/@self')).json()).toMatchObject({ grandTotal: '0.00000' });
    const refused = await check('free1', orderId);
    expect([refused.statusCode, key(refused)]).toEqual([400, '_ERR_ORDER_TOTAL_INVALID']);
    expect((await place('free1', orderId)).statusCode).toBe(400);
    shop.skus.set(cloth, sku);
  });

  it('is placed when a promotion that was admitted pays all of it [CHK-05] [CART-06]', async () => {
    const orderId = await collected('free2');
    await shop.as('free2', 'POST', 'cart/assigned_promotion_code', { promoCode: 'WHOLE' });
    expect((await shop.as('free2', 'GET', 'cart/@self')).json()).toMatchObject({ grandTotal: '0.00000' });
    expect((await check('free2', orderId)).statusCode).toBe(200);
    expect((await place('free2', orderId)).statusCode).toBe(200);
  });
});
