import { errorOf, partnerShoppers } from '../../testing/partnerShopper';
import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';

const approved = 'shopper@example.com';
const checkStatus = 'paypal/checkStatus/@self';
const signPaymentData = 'paypal/signPaymentData/@self';

describe('PayPal', () => {
  let shop: TradeApp;
  let shoppers: ReturnType<typeof partnerShoppers>;
  beforeAll(async () => {
    shop = await openTradeApp();
    shoppers = partnerShoppers(shop);
  });
  afterAll(() => shop.close());

  const ask = (user: string, orderId: string, path = checkStatus) => shop.as(user, 'GET', `${path}?orderId=${orderId}`);
  const statusOf = async (user: string, orderId: string) => (await ask(user, orderId)).json();
  const cart = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const pay = (user: string, orderId: string) =>
    shop.as(user, 'POST', 'cart/@self/payment_instruction', { orderId, payMethodId: 'PAYPAL' });
  const place = async (user: string, orderId: string, more: object = {}) => {
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    return shop.as(user, 'POST', 'cart/@self/checkout', { orderId, ...more });
  };

  it.each([
    'https://evil.example/back',
    '//evil.example/back',
    '/\\evil.example',
    'http://localhost:3000@evil.example/',
    'http://user@localhost:3000/',
    'javascript:alert(1)',
    'http://localhost:30000/',
    'not an address',
  ])('sends a shopper back to the shop and nowhere else: %s is refused [PAY-06]', async (address) => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const invalid = [400, '_ERR_INVALID_INPUT'];
    expect(errorOf(await shoppers.start(user, orderId, { successUrl: address }))).toEqual([...invalid, 'successUrl']);
    expect(errorOf(await shoppers.start(user, orderId, { successUrl: '/back', cancelUrl: address }))).toEqual([
      ...invalid,
      'cancelUrl',
    ]);
  });

  it('opens a page for the current bag, and takes the bag without an id as the same [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const started = await shoppers.start(user, orderId);
    const session = await shop.partners.api.latest('PAYPAL', orderId);
    expect(started.json()).toEqual({
      orderId,
      decision: 'ACCEPT',
      reasonCode: '100',
      redirecturl: `http://localhost:3102/paypal/${session?.session_id}`,
      requestID: session?.session_id,
      resourceName: 'paypal',
    });
    expect((await shoppers.start(user, undefined)).json()).toMatchObject({ orderId });
  });

  it('brings the address of an express payment, lets delivery come on top, and charges what was shown last [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const back = await shoppers.approve(await shoppers.start(user, orderId));
    expect([back.statusCode, back.headers.location]).toEqual([303, `${shopOrigin}/back`]);
    const session = await shop.partners.api.latest('PAYPAL', orderId);
    const status = await statusOf(user, orderId);
    expect(status).toEqual({
      orderId,
      decision: 'ACCEPT',
      reasonCode: '100',
      paymentStatus: 'AUTHORIZED',
      payerId: session?.session_id.slice(0, 13),
      email: approved,
      shippingAddress: { ...session?.address, addressId: expect.stringMatching(/^9\d+$/), email1: approved },
      resourceName: 'paypal',
    });
    expect(status.shippingAddress).toMatchObject({ city: 'Portland', zipCode: '04101', country: 'US' });
    // Asked twice, it is the same address.
    const { addressId } = (await statusOf(user, orderId)).shippingAddress;
    expect(addressId).toBe(status.shippingAddress.addressId);
    await shoppers.deliver(user, addressId);
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId, email1: approved });
    const { grandTotal } = await cart(user);
    expect(Number(grandTotal)).toBeGreaterThan(549.99);
    await pay(user, orderId);
    expect((await place(user, orderId)).statusCode).toBe(200);
    const [entry] = await shop.trade.settlement.entries(orderId);
    expect(Number(entry?.amount_minor)).toBe(Math.round(Number(grandTotal) * 100));
  });

  it('brings no address where delivery was chosen before [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
    await shoppers.approve(await shoppers.start(user, orderId));
    const status = await statusOf(user, orderId);
    expect(status).toMatchObject({ paymentStatus: 'AUTHORIZED', email: approved });
    expect(status).not.toHaveProperty('shippingAddress');
  });

  it.each([
    ['open', null, 'confirm', 'REJECT', '476', 'FAILED'],
    ['cancelled', approved, 'cancel', 'REJECT', '476', 'FAILED'],
    ['denied', 'customer+denied@example.com', 'confirm', 'REJECT', '203', 'FAILED'],
    ['in review', 'review@example.com', 'confirm', 'REVIEW', '480', 'PENDING'],
  ] as const)(
    'says of a payment that is %s that it is not approved, and nothing of the shopper [PAY-06]',
    async (_state, email, answer, decision, reasonCode, paymentStatus) => {
      const user = shoppers.next();
      const orderId = await shoppers.bag(user);
      const started = await shoppers.start(user, orderId);
      if (email) await shoppers.approve(started, email, answer);
      const told = { orderId, decision, reasonCode, paymentStatus, resourceName: 'paypal' };
      expect(await statusOf(user, orderId)).toEqual(told);
    },
  );

  it('refuses a total that has outgrown an express approval [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.approve(await shoppers.start(user, orderId));
    await shoppers.bag(user);
    await shoppers.deliver(user);
    await pay(user, orderId);
    expect(errorOf(await place(user, orderId)).slice(0, 2)).toEqual([400, 'TOKEN_VALIDATION_FAILURE']);
  });

  it('signs the form of a payment, and opens no page for one that was changed [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.start(user, orderId);
    const session = await shop.partners.api.latest('PAYPAL', orderId);
    const form = (await ask(user, orderId, signPaymentData)).json();
    const { signedFields, signature } = form;
    expect(form).toEqual({
      orderId,
      formAction: 'http://localhost:3102/paypal/pay',
      signedFields: {
        access_key: expect.stringMatching(/^[0-9a-f]{32}$/),
        profile_id: 'sightline-10801',
        transaction_uuid: session?.session_id,
        signed_field_names: Object.keys(signedFields).join(','),
        signed_date_time: shop.clock.now().toISOString(),
        locale: 'en-us',
        transaction_type: 'authorization',
        reference_number: orderId,
        amount: '549.99',
        currency: 'USD',
      },
      signature: shop.partners.api.sign(signedFields),
      resourceName: 'paypal',
    });
    const post = (fields: object) =>
      shop.partners.app.inject({
        method: 'POST',
        url: '/paypal/pay',
        payload: { ...signedFields, signature, ...fields },
      });
    expect((await post({})).statusCode).toBe(303);
    for (const forged of [
      { amount: '1.00' },
      { reference_number: '1' },
      { signature: 'x' },
      { signed_field_names: '' },
    ])
      expect(errorOf(await post(forged)).slice(0, 2)).toEqual([403, 'PARTNER_SIGNATURE_REFUSED']);
  });

  it('keeps sessions to their owners, and knows none of an order that was not brought to it [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    for (const path of [checkStatus, signPaymentData])
      expect(errorOf(await ask(user, orderId, path))).toEqual([400, '_ERR_FINDER_EXCEPTION', orderId]);
    await shoppers.start(user, orderId);
    const other = shoppers.next();
    const elsewhere = `/wcs/resources/store/10802/${checkStatus}`;
    for (const path of [checkStatus, signPaymentData])
      expect(errorOf(await ask(other, orderId, path))).toEqual([404, '_ERR_ORDER_NOT_FOUND', orderId]);
    expect(errorOf(await ask(user, orderId, elsewhere)).slice(0, 2)).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
  });

  it('tells whoever proved an order that it is paid, and nothing of who paid it [ORD-03]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.approve(await shoppers.start(user, orderId));
    const { shippingAddress } = await statusOf(user, orderId);
    await shoppers.deliver(user, shippingAddress.addressId);
    await pay(user, orderId);
    expect((await place(user, orderId, { notify_EMailSender_recipient: approved })).statusCode).toBe(200);
    const friend = shoppers.next();
    expect((await ask(friend, orderId)).statusCode).toBe(404);
    expect((await shop.as(friend, 'POST', 'order/@lookup', { orderId, email: approved })).statusCode).toBe(200);
    expect(await statusOf(friend, orderId)).toEqual({
      orderId,
      decision: 'ACCEPT',
      reasonCode: '100',
      paymentStatus: 'AUTHORIZED',
      resourceName: 'paypal',
    });
  });

  it('settles a pending payment when PayPal decides, whoever hears of it first [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
    await shoppers.approve(await shoppers.start(user, orderId), 'customer+pend-accept-05@example.com');
    expect(await statusOf(user, orderId)).toMatchObject({ decision: 'REVIEW', paymentStatus: 'PENDING' });
    shop.clock.advance(5 * 60_000);
    expect(await statusOf(user, orderId)).toMatchObject({ decision: 'ACCEPT', paymentStatus: 'AUTHORIZED' });
  });
});
