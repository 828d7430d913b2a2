import { sql } from 'kysely';

import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { savePromotions, seedPromotions } from '../promotion';

const frame = '2900000000017';
const cloth = '2900000000024';
const lens = '2900000000048';
const gift = '2962000060003';

describe('the last check before paying [CART-10]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const check = async (user: string, orderId: string) => {
    const answer = await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    const [fault] = answer.json<{ errors?: { errorKey: string; errorParameters: string }[] }>().errors ?? [];
    return fault ? `${fault.errorKey} ${fault.errorParameters}`.trim() : 'checked';
  };
  const bag = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  /** While the catalogue says this of an article. */
  async function whileIs<Result>(partNumber: string, change: object, work: () => Promise<Result>): Promise<Result> {
    const known = shop.skus.get(partNumber);
    if (!known) throw new Error('no such item');
    shop.skus.set(partNumber, { ...known, ...change });
    try {
      return await work();
    } finally {
      shop.skus.set(partNumber, known);
    }
  }
  const pay = async (user: string) => {
    await shop.as(user, 'DELETE', 'cart/@self/payment_instruction');
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
    });
  };

  it('names the first article that is not sold any more, and leaves the bag as it was', async () => {
    const orderId = await shop.ready('r60', [
      [frame, 1],
      [cloth, 1],
    ]);
    const before = await bag('r60');
    expect(await whileIs(cloth, { buyable: false }, () => check('r60', orderId))).toBe(
      `_ERR_PRODUCT_NOT_BUYABLE ${cloth}`,
    );
    expect(await bag('r60')).toEqual(before);
    expect(await check('r60', orderId)).toBe('checked');
  });

  it('names what goes by letter when a frame came in since, until another way is chosen [CHK-03]', async () => {
    const orderId = await shop.ready('r90', [[cloth, 1]]);
    const go = (shipModeId: string) =>
      shop.as('r90', 'PUT', 'cart/@self/shipping_info', { addressId: 'r90-home', shipModeId, x_calculateOrder: '1' });
    await go('14505');
    await shop.as('r90', 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem: [{ partNumber: frame }] });
    await pay('r90');
    const lines = (await bag('r90')).orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
    expect(await check('r90', orderId)).toBe(`_ERR_ORDER_SHIPPING_INCOMPLETE ${lines.join(',')}`);
    await go('14501');
    await pay('r90');
    expect(await check('r90', orderId)).toBe('checked');
  });

  it('names the articles of which there are not enough', async () => {
    const orderId = await shop.ready('r61', [
      [frame, 1],
      [cloth, 3],
      [lens, 1],
    ]);
    await shop.setStock(cloth, 2);
    await shop.setStock(lens, 0);
    expect(await check('r61', orderId)).toBe(`_API_BAD_INV ${cloth},${lens}`);
    await shop.setStock(cloth, 3);
    await shop.setStock(lens, 1000);
    expect(await check('r61', orderId)).toBe('checked');
    await shop.setStock(cloth, 1000);
  });

  it('refuses an address that is not in the book of the shopper any more [PLAT-04]', async () => {
    const orderId = await shop.ready('r62', [
      [frame, 1],
      [cloth, 1],
    ]);
    const send = (addressId: string) =>
      sql`update order_items set address = jsonb_set(address::jsonb, '{addressId}', to_jsonb(${addressId}::text))
        where order_id = ${orderId} and part_number = ${cloth}`.execute(shop.db);
    for (const addressId of ['r62-gone', 'r63-home']) {
      await send(addressId);
      expect(await check('r62', orderId)).toBe(`_ERR_INVALID_ADDR ${addressId}`);
    }
    await send('r62-home');
    expect(await check('r62', orderId)).toBe('checked');
  });

  it('refuses contact lenses in values that they are not made in any more [RX-20]', async () => {
    const orderId = await shop.ready('r64', [[lens, 1]]);
    const attributes = { ...shop.skus.get(lens)?.attributes, CL_POWER: '-9.00' };
    expect(await whileIs(lens, { attributes }, () => check('r64', orderId))).toBe('_ERR_INVALID_INPUT right.power');
    expect(await check('r64', orderId)).toBe('checked');
  });

  it('tells of every price that has changed, once', async () => {
    const orderId = await shop.ready('r65', [
      [frame, 1],
      [cloth, 1],
      [lens, 1],
    ]);
    const told = await whileIs(frame, { offerMinor: 50_000 }, () =>
      whileIs(cloth, { offerMinor: 1_000 }, async () => {
        const first = await check('r65', orderId);
        await pay('r65');
        return [first, await check('r65', orderId)];
      }),
    );
    expect(told).toEqual([`_ERR_ORDER_PRICE_CHANGED ${frame},${cloth}`, 'checked']);
  });

  it('tells of codes that ended before it tells of prices, and checks the bag without them', async () => {
    const orderId = await shop.ready('r66', [[frame, 1]]);
    await shop.as('r66', 'POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' });
    await pay('r66');
    expect(await check('r66', orderId)).toBe('checked');
    const save = seedPromotions.find(({ code }) => code === 'SAVE25');
    if (!save) throw new Error('There is no code to begin with');
    await savePromotions(shop.db, [{ ...save, endsAt: new Date(0) }]);
    const told = await whileIs(frame, { offerMinor: 50_000 }, () => check('r66', orderId));
    expect(told).toBe('ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME SAVE25');
    await savePromotions(shop.db, [save]);
    expect(await bag('r66')).toMatchObject({ prepareIndicator: 'false', totalProductPrice: '500.00000' });
  });

  it('tells of a total that changed although no price did, and not of one that was never told', async () => {
    const orderId = await shop.ready('r67', [[frame, 1]]);
    await shop.as('r67', 'POST', 'cart/assigned_promotion_code', { promoCode: 'WELCOME10' });
    await pay('r67');
    const welcome = seedPromotions.find(({ code }) => code === 'WELCOME10');
    if (!welcome) throw new Error('There is no code to begin with');
    await savePromotions(shop.db, [{ ...welcome, value: 5 }]);
    expect(await check('r67', orderId)).toBe('_ERR_ORDER_TOTAL_CHANGED');
    await pay('r67');
    expect(await check('r67', orderId)).toBe('checked');
    await savePromotions(shop.db, [welcome]);
    await shop.as('r67', 'POST', 'cart', { orderId, orderItem: [{ partNumber: cloth }] });
    await pay('r67');
    // What was never added up is no change; the payment does not cover it.
    expect(await check('r67', orderId)).toBe('_ERR_PAY_AMOUNT_MISMATCH piAmount');
  });

  it('tells of a gift that cannot be given any more [CART-06]', async () => {
    const orderId = await shop.ready('r68', [[frame, 1]]);
    await shop.as('r68', 'POST', 'cart/assigned_promotion_code', { promoCode: 'CLEARVIEW' });
    await pay('r68');
    expect((await bag('r68')).orderItem).toHaveLength(2);
    expect(await check('r68', orderId)).toBe('checked');
    await shop.setStock(gift, 0);
    expect(await check('r68', orderId)).toBe('_ERR_ORDER_TOTAL_CHANGED');
    await shop.setStock(gift, 1000);
    expect((await bag('r68')).orderItem).toHaveLength(1);
  });
});
