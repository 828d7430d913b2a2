import { payAtPartner, deviceToken } from '../../testing/partnerShopper';
import { type Answer, openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';
import { ledgerBalance } from '../payment';

const frame = '2900000000017';
const approved = 'shopper@example.com';

describe('payment partners', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const error = (answer: Answer) => {
    const [first] = (answer.json() as { errors: { errorKey: string; errorParameters: string }[] }).errors;
    return [answer.statusCode, first?.errorKey, first?.errorParameters];
  };
  const nextUser = () => `partner${(count += 1)}`;
  const bag = async (user: string): Promise<string> => {
    const body = { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber: frame, quantity: '1' }] };
    return ((await shop.as(user, 'POST', 'cart', body)).json() as { orderId: string }).orderId;
  };
  const deliver = (user: string, addressId = `${user}-home`) =>
    shop.as(user, 'PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      addressId,
      shipModeId: '14501',
      x_calculateOrder: '1',
    });
  const start = (user: string, orderId: string, successUrl = `${shopOrigin}/back`, cancelUrl = '/away') =>
    shop.as(
      user,
      'POST',
      `paypal/sessionMerchantUrl/@self?${new URLSearchParams({ successUrl, cancelUrl }).toString()}`,
      { orderId },
    );
  const approve = async (started: Answer, email = approved) =>
    shop.partners.app.inject({
      method: 'POST',
      url: `/approval/${(started.json() as { redirecturl: string }).redirecturl.split('/').at(-1)}`,
      payload: { email, answer: 'confirm' },
    });
  const cart = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();

  it.each([
    'https://evil.example/back',
    '//evil.example/back',
    '/\\evil.example',
    'http://localhost:3000@evil.example/',
    'http://user@localhost:3000/',
    'javascript:alert(1)',
    'http://localhost:30000/',
    'not an address',
  ])('send a shopper back to the shop and nowhere else: %s is refused [PAY-06]', async (address) => {
    const user = nextUser();
    const orderId = await bag(user);
    expect(error(await start(user, orderId, address))).toEqual([400, '_ERR_INVALID_INPUT', 'successUrl']);
    expect(error(await start(user, orderId, '/back', address))).toEqual([400, '_ERR_INVALID_INPUT', 'cancelUrl']);
  });

  it('bring the address of an express payment, let delivery come on top, and charge what was shown last [PAY-06]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    const started = await start(user, orderId);
    expect(started.json()).toMatchObject({ decision: 'ACCEPT', reasonCode: '100', resourceName: 'paypal' });
    const back = await approve(started);
    expect([back.statusCode, back.headers.location]).toEqual([303, `${shopOrigin}/back`]);
    const ask = async () => (await shop.as(user, 'GET', `paypal/checkStatus/@self?orderId=${orderId}`)).json();
    const status = await ask();
    expect(status).toMatchObject({
      decision: 'ACCEPT',
      reasonCode: '100',
      paymentStatus: 'AUTHORIZED',
      email: approved,
      shippingAddress: { city: 'Portland', zipCode: '04101', country: 'US' },
    });
    // Asked twice, it is the same address.
    expect((await ask()).shippingAddress.addressId).toBe(status.shippingAddress.addressId);
    await deliver(user, status.shippingAddress.addressId);
    const { grandTotal } = await cart(user);
    expect(Number(grandTotal)).toBeGreaterThan(549.99);
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', { orderId, payMethodId: 'PAYPAL' });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const [entry] = await shop.trade.settlement.entries(orderId);
    expect(Number(entry?.amount_minor)).toBe(Math.round(Number(grandTotal) * 100));
  });

  it('refuse a total that has outgrown an express approval [PAY-06]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await approve(await start(user, orderId));
    await bag(user);
    await deliver(user);
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', { orderId, payMethodId: 'PAYPAL' });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    const answer = await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    expect(error(answer).slice(0, 2)).toEqual([400, 'TOKEN_VALIDATION_FAILURE']);
  });

  it('sign the form of a payment, and open no page for one that was changed [PAY-06]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await start(user, orderId);
    const { formAction, signedFields, signature } = (
      await shop.as(user, 'GET', `paypal/signPaymentData/@self?orderId=${orderId}`)
    ).json();
    expect(formAction).toBe('http://localhost:3102/paypal/pay');
    expect(signedFields).toMatchObject({ amount: '549.99', currency: 'USD', reference_number: orderId });
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
      expect(error(await post(forged)).slice(0, 2)).toEqual([403, 'PARTNER_SIGNATURE_REFUSED']);
  });

  it('keep sessions to their owners [PAY-06]', async () => {
    const user = nextUser();
    const other = nextUser();
    const orderId = await bag(user);
    await start(user, orderId);
    for (const path of ['paypal/checkStatus/@self', 'paypal/signPaymentData/@self', 'affirm/checkStatus/@self'])
      expect((await shop.as(other, 'GET', `${path}?orderId=${orderId}`)).statusCode).toBe(404);
    expect((await shop.as(other, 'GET', `klarnadirect/create-session?orderId=${orderId}`)).statusCode).toBe(404);
  });

  it('make an authorisation good for its own order and for one payment [PAY-07]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await deliver(user);
    expect((await payAtPartner(shop, user, orderId, { partner: 'KLARNA', email: approved })).statusCode).toBe(200);
    const update = (who: string, id: string, authorization_token: string) =>
      shop.as(who, 'POST', 'klarnadirect/update-authToken', { orderId: id, authorization_token });
    expect(error(await update(user, orderId, 'pt_made-up')).slice(0, 2)).toEqual([400, 'KLARNA_TOKEN_INVALID']);
    const { token = '' } = (await shop.partners.api.latest('KLARNA', orderId)) ?? {};
    const other = nextUser();
    const theirs = await bag(other);
    expect(error(await update(other, theirs, token)).slice(0, 2)).toEqual([400, 'KLARNA_TOKEN_INVALID']);
    // An hour later it has run out.
    shop.clock.advance(61 * 60_000);
    expect(error(await update(user, orderId, token)).slice(0, 2)).toEqual([400, 'KLARNA_TOKEN_INVALID']);
  });

  it('settle a pending payment when the partner decides, whoever hears of it first [PAY-06]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await deliver(user);
    await approve(await start(user, orderId), 'customer+pend-accept-05@example.com');
    const status = async () => (await shop.as(user, 'GET', `paypal/checkStatus/@self?orderId=${orderId}`)).json();
    expect(await status()).toMatchObject({ decision: 'REVIEW', paymentStatus: 'PENDING' });
    shop.clock.advance(5 * 60_000);
    expect(await status()).toMatchObject({ decision: 'ACCEPT', paymentStatus: 'AUTHORIZED' });
  });

  it('are believed only when a message is signed, new, and about a payment that exists; the truth is asked for [PAY-06]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await deliver(user);
    await payAtPartner(shop, user, orderId, { partner: 'PAYPAL', email: 'customer+late@example.com' });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(400);
    const news = shop.callbacks.find((callback) => callback.orderId === orderId);
    if (!news) throw new Error('The partner said nothing');
    const tell = (callback: object) => shop.as('', 'POST', '/wcs/resources/payment/partner_callback', callback);
    const forged = [{ state: 'denied' }, { orderId: '1' }, { sentAt: '2020-01-01T00:00:00.000Z' }, { signature: 'x' }];
    for (const change of forged)
      expect(error(await tell({ ...news, ...change })).slice(0, 2)).toEqual([403, '_ERR_PARTNER_CALLBACK_REFUSED']);
    expect(error(await tell({})).slice(0, 2)).toEqual([400, '_ERR_INVALID_INPUT']);
    shop.clock.advance(60_000);
    expect((await tell(news)).statusCode).toBe(204);
    // The message was the reason to look; the partner's books are what counts.
    expect((await shop.as(user, 'GET', `order/${orderId}`)).json()).toMatchObject({ orderStatus: 'M' });
    expect(error(await tell(news)).slice(0, 2)).toEqual([409, '_ERR_PARTNER_CALLBACK_REPLAYED']);
    shop.clock.advance(10 * 60_000);
    expect(error(await tell(news)).slice(0, 2)).toEqual([403, '_ERR_PARTNER_CALLBACK_REFUSED']);
  });

  it('carry the sheet of Apple Pay into the order, and take it out again when it is closed [PAY-08]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    const update = (body: object) => shop.as(user, 'PUT', 'cart/@self/applepay_update', { orderId, ...body });
    // Before the shopper confirms, the sheet tells neither street nor name.
    const place = { locality: 'Portland', administrativeArea: 'OR', postalCode: '97201', countryCode: 'us' };
    const first = await update({ shippingContact: place });
    expect(first.statusCode).toBe(200);
    const { addressId } = first.json();
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId, city: 'Portland', shipModeCode: 'Standard' });
    await update({ shipModeId: '14502' });
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId, shipModeCode: 'Express' });
    expect(error(await update({ shippingContact: { locality: 'Nowhere' } })).slice(0, 2)).toEqual([
      400,
      '_ERR_INVALID_INPUT',
    ]);
    // The approval must be for what it costs now, and each is good once.
    const { grandTotal } = await cart(user);
    expect(error(await update({ token: deviceToken('1.00', approved, 'tx-cheap') })).slice(0, 2)).toEqual([
      400,
      'TOKEN_VALIDATION_FAILURE',
    ]);
    const token = deviceToken(Number(grandTotal).toFixed(2), approved, 'tx-once');
    expect((await update({ token })).json()).toMatchObject({ piId: expect.stringMatching(/^\d+$/) });
    expect(error(await update({ token })).slice(0, 2)).toEqual([400, 'TOKEN_VALIDATION_FAILURE']);
    const cancel = () => shop.as(user, 'POST', 'cart/@self/applepay_cancel', { orderId });
    expect((await cancel()).json()).toEqual({ orderId, resourceName: 'cart' });
    const after = await cart(user);
    expect(after.paymentInstruction).toEqual([]);
    expect(after.orderItem[0]).toMatchObject({ shipModeCode: 'Interim' });
    expect((await cancel()).statusCode).toBe(200);
  });

  it('pay back what was received and no more, once for one reason, and the ledger balances [PAY-05]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await deliver(user);
    await payAtPartner(shop, user, orderId, { partner: 'AFFIRM', email: approved });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    const { settlement, fulfilment } = shop.trade;
    const refused = expect.objectContaining({ errorKey: '_ERR_REFUND_NOT_COVERED' }) as object;
    // Nothing can be paid back before it was received.
    await expect(fulfilment.refund(orderId, 'too-early', 100)).rejects.toEqual(refused);
    await fulfilment.take('ship', orderId);
    await fulfilment.take('ship', orderId);
    for (let time = 0; time < 2; time += 1) {
      expect(await fulfilment.refund(orderId, 'return-1', 10_000)).toMatchObject({ refundedMinor: 10_000 });
    }
    const balance = async () =>
      ledgerBalance(
        (await settlement.entries(orderId)).map(({ kind, status, amount_minor }) => ({
          kind,
          status,
          amountMinor: Number(amount_minor),
        })),
      );
    const { capturedMinor } = await balance();
    expect(await balance()).toEqual({ openMinor: 0, capturedMinor, refundedMinor: 10_000 });
    await expect(fulfilment.refund(orderId, 'return-2', capturedMinor)).rejects.toEqual(refused);
    await fulfilment.refund(orderId, 'return-3', capturedMinor - 10_000);
    expect(await balance()).toEqual({ openMinor: 0, capturedMinor, refundedMinor: capturedMinor });
  });

  it('show their pages only to the shop, and end them after the answer [PAY-06][PAY-07]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    const started = await start(user, orderId);
    const path = new URL((started.json() as { redirecturl: string }).redirecturl).pathname;
    const page = await shop.partners.app.inject(path);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.body).toContain('$549.99');
    await approve(started);
    expect((await shop.partners.app.inject(path)).statusCode).toBe(410);
    for (const frameOf of ['/klarna/widget', '/fraud/collect'])
      expect((await shop.partners.app.inject(`${frameOf}?origin=https://evil.example`)).statusCode).toBeGreaterThan(
        399,
      );
  });
});
