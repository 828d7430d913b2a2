import { errorOf, partnerShoppers } from '../../testing/partnerShopper';
import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';

const approved = 'shopper@example.com';

describe('Affirm', () => {
  let shop: TradeApp;
  let shoppers: ReturnType<typeof partnerShoppers>;
  beforeAll(async () => {
    shop = await openTradeApp();
    shoppers = partnerShoppers(shop);
  });
  afterAll(() => shop.close());

  const ask = (user: string, orderId: string, store = '10801') =>
    shop.as(user, 'GET', `/wcs/resources/store/${store}/affirm/checkStatus/@self?orderId=${orderId}`);

  it('opens a page for what the bag costs, which may not grow, and sends the shopper back to the shop alone [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const started = await shoppers.start(user, orderId, { at: 'AFFIRM' });
    const session = await shop.partners.api.latest('AFFIRM', orderId);
    expect(started.json()).toEqual({
      orderId,
      redirecturl: `http://localhost:3102/affirm/${session?.session_id}`,
      resourceName: 'affirm',
    });
    expect(Number(session?.amount_minor)).toBe(54_999);
    expect(session).toMatchObject({
      express: false,
      success_url: `${shopOrigin}/back`,
      cancel_url: `${shopOrigin}/away`,
    });
    const elsewhere = 'https://evil.example/';
    for (const name of ['successUrl', 'cancelUrl'])
      expect(errorOf(await shoppers.start(user, orderId, { at: 'AFFIRM', [name]: elsewhere }))).toEqual([
        400,
        '_ERR_INVALID_INPUT',
        name,
      ]);
  });

  it.each([
    ['open', null, 'confirm', '476', 'FAILED'],
    ['cancelled', approved, 'cancel', '476', 'FAILED'],
    ['denied', 'customer+denied@example.com', 'confirm', '203', 'FAILED'],
    ['in review', 'review@example.com', 'confirm', '480', 'PENDING'],
    ['approved', approved, 'confirm', '100', 'AUTHORIZED'],
  ] as const)(
    'says how a checkout that is %s ended [PAY-07]',
    async (_state, email, answer, reasonCode, paymentStatus) => {
      const user = shoppers.next();
      const orderId = await shoppers.bag(user);
      const started = await shoppers.start(user, orderId, { at: 'AFFIRM' });
      if (email) await shoppers.approve(started, email, answer);
      expect((await ask(user, orderId)).json()).toEqual({ orderId, reasonCode, paymentStatus, resourceName: 'affirm' });
    },
  );

  it('keeps checkouts to their owners and stores, and knows none of an order that was not brought to it [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    expect(errorOf(await ask(user, orderId))).toEqual([400, '_ERR_FINDER_EXCEPTION', orderId]);
    await shoppers.start(user, orderId);
    expect(errorOf(await ask(user, orderId))).toEqual([400, '_ERR_FINDER_EXCEPTION', orderId]);
    await shoppers.start(user, orderId, { at: 'AFFIRM' });
    for (const answer of [await ask(shoppers.next(), orderId), await ask(user, orderId, '10802')])
      expect(errorOf(answer)).toEqual([404, '_ERR_ORDER_NOT_FOUND', orderId]);
    expect((await shoppers.start(shoppers.next(), orderId, { at: 'AFFIRM' })).statusCode).toBe(404);
  });

  it('is not offered for a sum that it does not take [PAY-01]', async () => {
    const user = shoppers.next();
    await shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: '2900000000024', quantity: '1' }],
    });
    expect(errorOf(await shoppers.start(user, '.', { at: 'AFFIRM' }))).toEqual([
      400,
      '_ERR_INVALID_INPUT',
      'payMethodId',
    ]);
  });
});
