import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

/** Costs members a hundred less. */
const frame = '2900000000017';
const calculated = { x_calculateOrder: '1', x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7' };
/** Every name under which calls of this kind know a customer group or what leads to one. */
const claims = {
  segment: 'RegisteredUsers',
  x_userSegment: 'RegisteredUsers',
  customerSegment: 'RegisteredUsers',
  audience: 'RegisteredUsers',
  registerType: 'R',
  kind: 'registered',
  memberGroup: 'RegisteredUsers',
  contractId: '4000000000000000502',
  priceListId: 'US_FRAMES',
};
const asQuery = new URLSearchParams(claims).toString();
const attributes = Object.entries(claims).map(([attributeName, attributeValue]) => ({
  attributeName,
  attributeValue,
  attributeType: 'STRING',
}));

describe('the price of a line', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const line = { partNumber: frame, quantity: '1' };
  const unitPrice = async (user: string) =>
    (await shop.as(user, 'GET', `cart/@self?${asQuery}`)).json().orderItem[0].unitPrice;

  it.each([
    ['400', '549.99000'],
    ['r401', '449.99000'],
  ])('is the one of the session of %s, whatever segment a call names: %s [CAT-07] [AUTH-14]', async (user, price) => {
    const order = { orderId: '.', ...calculated };
    const added = await shop.as(user, 'POST', `cart?${asQuery}`, {
      ...order,
      ...claims,
      orderItem: [{ ...line, ...claims, orderItemExtendAttribute: attributes }],
    });
    const plain =
      added.statusCode === 201 ? added : await shop.as(user, 'POST', 'cart', { ...order, orderItem: [line] });
    expect(plain.statusCode).toBe(201);
    expect(await unitPrice(user)).toBe(price);
    const { orderItem } = (await shop.as(user, 'GET', 'cart/@self')).json();
    const change = { orderItemId: orderItem[0].orderItemId, quantity: '2', ...claims };
    await shop.as(user, 'PUT', `cart/@self/update_order_item?${asQuery}`, { ...order, ...claims, orderItem: [change] });
    expect(await unitPrice(user)).toBe(price);
  });
});
