import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';

const sunglasses = '2900000000017';
const contactLenses = '2900000000048';
const cloth = '2900000000024';

describe('what an insurer pays', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = (user: string, ...partNumbers: string[]) =>
    shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: partNumbers.map((partNumber) => itemOf(partNumber)),
    });
  const askInsurer = (member: string, headers = {}) =>
    shop.partners.app.inject({ method: 'POST', url: '/insurance/claims', payload: { member }, headers });
  const claim = async (user: string, token?: string) => {
    const claimToken = token ?? (await askInsurer('123456789')).json().claimToken;
    return shop.as(user, 'POST', 'cart/@self/insurance_claim', { claimToken });
  };
  const bag = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const attributes = (list: { attributeName: string; attributeValue: string }[] = []) =>
    Object.fromEntries(list.map(({ attributeName, attributeValue }) => [attributeName, attributeValue]));

  it('is taken off insured lines after the copay until the allowance is used up [INS-02]', async () => {
    await add('801', contactLenses, sunglasses, cloth);
    expect((await claim('801')).statusCode).toBe(201);
    const cart = await bag('801');
    expect(cart.totalAdjustment).toBe('-150.00000');
    expect(attributes(cart.orderExtendAttribute)).toMatchObject({
      CLAIM_APPLIED: 'true',
      totalInsuranceAdjustment: '-150.00',
      insurerName: 'Clearwater Vision',
    });
    const [lenses, frame, wipes] = cart.orderItem.map((line: { orderItemExtendAttribute?: [] }) =>
      attributes(line.orderItemExtendAttribute),
    );
    expect(lenses).toMatchObject({ insuranceCoveredAmount: '95.00', insuranceCopay: '25.00' });
    expect(frame).toMatchObject({
      insuranceAdjustment: '-55.00',
      insuranceCopay: '494.99',
      insurancePlainDiscount: '0.00',
    });
    expect(wipes).toEqual({});
  });

  it('comes after the shopper’s own discounts and stays right when the bag changes [INS-02]', async () => {
    await add('802', contactLenses);
    await claim('802');
    await shop.as('802', 'POST', 'cart/assigned_promotion_code', { promoCode: 'WELCOME10' });
    const discounted = await bag('802');
    expect(attributes(discounted.orderItem[0].orderItemExtendAttribute)).toMatchObject({
      insurancePlainDiscount: '-12.00',
      insuranceCoveredAmount: '83.00',
    });
    expect(discounted.totalAdjustment).toBe('-95.00000');
    await add('802', contactLenses);
    const more = await bag('802');
    expect(more.orderItem).toHaveLength(1);
    expect(attributes(more.orderExtendAttribute)['totalInsuranceAdjustment']).toBe('-150.00');
  });

  it('changes no tax and is charged to nobody else: total plus benefit is the price without it [INS-02]', async () => {
    const total = async () => Number((await bag('803')).grandTotal);
    await add('803', sunglasses);
    await shop.as('803', 'PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      addressId: '803-home',
      shipModeId: '14501',
      x_calculateOrder: '1',
    });
    const before = await total();
    await claim('803');
    expect(await total()).toBeCloseTo(before - 150, 5);
    const removed = await shop.as('803', 'DELETE', 'cart/@self/insurance_claim');
    expect(removed.statusCode).toBe(200);
    expect(await total()).toBeCloseTo(before, 5);
    expect((await bag('803')).orderExtendAttribute).toBeUndefined();
  });

  it('is granted to members only, once, and never written by a shopper [INS-02]', async () => {
    await add('804', contactLenses);
    expect((await askInsurer('999999999')).statusCode).toBe(404);
    expect((await askInsurer('12')).statusCode).toBe(404);
    expect((await askInsurer('123456789', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
    const token = (await askInsurer('123456789')).json().claimToken;
    await add('805', contactLenses);
    await claim('805', token);
    expect((await claim('804', token)).json()).toMatchObject({ errors: [{ errorKey: 'ERR_INSURANCE_CLAIM_UNKNOWN' }] });
    const forged = await shop.as('804', 'POST', 'cart/@self/order_ext_attribute', {
      orderId: '.',
      orderExtendAttribute: [{ attributeName: 'x_insuranceClaim', attributeValue: '{"allowanceMinor":99999}' }],
    });
    expect(forged.statusCode).toBe(400);
    expect((await bag('804')).totalAdjustment).toBe('0.00000');
  });

  it('is written by no call of a shopper, the one that places an order included [INS-02] [PLAT-06]', async () => {
    const orderId = await shop.ready('806', [[contactLenses, 1]]);
    for (const attributeValue of ['{"allowanceMinor":99999,"copayMinor":-5000}', 'no JSON']) {
      const orderExtendAttribute = [{ attributeName: 'x_insuranceClaim', attributeValue }];
      const placing = await shop.as('806', 'POST', 'cart/@self/checkout', { orderId, orderExtendAttribute });
      expect([placing.statusCode, placing.json().errors[0].errorParameters]).toEqual([400, 'x_insuranceClaim']);
    }
    expect((await shop.as('806', 'POST', 'cart/calculate', {})).statusCode).toBe(200);
    expect(await bag('806')).toMatchObject({ orderStatus: 'P', totalAdjustment: '0.00000' });
  });

  it('goes with an order that is bought again to nobody: the grant was for one order [INS-02] [PLAT-06]', async () => {
    const orderId = await shop.ready('807', [[sunglasses, 1]]);
    await claim('807');
    await shop.as('807', 'DELETE', 'cart/@self/payment_instruction');
    await shop.as('807', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD' });
    await shop.as('807', 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as('807', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const copied = await shop.as('807', 'POST', 'cart/copy_order', { fromOrderId_1: orderId, toOrderId: '.' });
    expect(copied.statusCode).toBe(200);
    const again = await bag('807');
    expect([again.totalAdjustment, again.orderItem[0].orderItemExtendAttribute]).toEqual(['0.00000', undefined]);
  });

  it('shows the widget to the shop alone [INS-01]', async () => {
    const page = (origin: string) =>
      shop.partners.app.inject(`/insurance/benefits?origin=${encodeURIComponent(origin)}`);
    const framed = await page('http://localhost:3000');
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
    expect((await page('https://stranger.example')).statusCode).toBe(403);
  });
});
