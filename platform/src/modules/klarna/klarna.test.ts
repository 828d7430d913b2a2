import { errorOf, partnerShoppers, payAtPartner } from '../../testing/partnerShopper';
import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';

const approved = 'shopper@example.com';
const refused = [400, 'KLARNA_TOKEN_INVALID', 'authorization_token'];

describe('Klarna', () => {
  let shop: TradeApp;
  let shoppers: ReturnType<typeof partnerShoppers>;
  beforeAll(async () => {
    shop = await openTradeApp();
    shoppers = partnerShoppers(shop);
  });
  afterAll(() => shop.close());

  const session = (user: string, orderId: string) =>
    shop.as(user, 'GET', `klarnadirect/create-session?orderId=${orderId}`);
  const update = (user: string, orderId: string, authorization_token: string, more: object = {}) =>
    shop.as(user, 'POST', 'klarnadirect/update-authToken', { orderId, authorization_token, ...more });
  const instructions = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json().paymentInstruction;
  /** A bag with delivery, for which the widget was answered with this e-mail address; gives what it authorised as well. */
  async function answered(email: string) {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
    const { client_token } = (await session(user, orderId)).json<{ client_token: string }>();
    const payload = { client_token, email, code: '123456' };
    await shop.partners.app.inject({ method: 'POST', url: '/klarna/authorise', payload });
    const { token = '' } = (await shop.partners.api.latest('KLARNA', orderId)) ?? {};
    return { user, orderId, token };
  }

  it('opens a session for the widget, for the bag alone of whoever asks [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const opened = await session(user, orderId);
    const { session_id } = (await shop.partners.api.latest('KLARNA', orderId)) ?? {};
    expect(opened.json()).toEqual({
      orderId,
      session_id,
      client_token: session_id,
      payment_method_categories: [
        { identifier: 'pay_over_time', name: 'Pay over time', asset_urls: { standard: '', descriptive: '' } },
      ],
      resourceName: 'klarnadirect',
    });
    expect((await session(shoppers.next(), orderId)).statusCode).toBe(404);
  });

  it('names no instalment exactly that four times is not the bag [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const { client_token } = (await session(user, orderId)).json<{ client_token: string }>();
    const query = new URLSearchParams({ client_token, origin: shopOrigin, locale: 'en-us' });
    const widget = await shop.partners.app.inject(`/klarna/widget?${query.toString()}`);
    expect(widget.body).toContain('4 payments of about $137.50');
  });

  it('asks Klarna for what the bag costs with all that comes on top, which may not grow any more [PAY-07]', async () => {
    const { user, orderId } = await answered(approved);
    const asked = await shop.partners.api.latest('KLARNA', orderId);
    const { grandTotal } = (await shop.as(user, 'GET', 'cart/@self')).json();
    expect(Number(grandTotal)).toBeGreaterThan(549.99);
    expect([Number(asked?.amount_minor), asked?.express]).toEqual([Math.round(Number(grandTotal) * 100), false]);
  });

  it.each([
    ['approved', approved],
    ['in review', 'review@example.com'],
  ])('puts an authorisation that is %s on the bag in the place of other payments [PAY-07]', async (_state, email) => {
    const { user, orderId, token } = await answered(email);
    const card = { orderId, payMethodId: 'VISA', paymentToken: await shop.token() };
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', card);
    const put = await update(user, orderId, token);
    const [instruction, ...others] = await instructions(user);
    expect(put.json()).toEqual({ orderId, piId: instruction.piId, resourceName: 'klarnadirect' });
    expect(instruction).toMatchObject({ payMethodId: 'KLARNA' });
    expect(others).toEqual([]);
  });

  it('bills an authorisation to the address that was named, and to none that is not there [PAY-07]', async () => {
    const { user, orderId, token } = await answered(approved);
    expect(errorOf(await update(user, orderId, token, { billing_address_id: 'nobody-home' })).slice(0, 2)).toEqual([
      400,
      '_ERR_INVALID_ADDR',
    ]);
    await update(user, orderId, token, { billing_address_id: `${user}-home` });
    expect(await instructions(user)).toEqual([expect.objectContaining({ billing_address_id: `${user}-home` })]);
  });

  it('takes no token that was not authorised: made up, of an open session, or of one that Klarna refused [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    expect(errorOf(await update(user, orderId, 'pt_made-up'))).toEqual(refused);
    await session(user, orderId);
    const { token: open = '' } = (await shop.partners.api.latest('KLARNA', orderId)) ?? {};
    expect(open).toMatch(/^pt_/);
    expect(errorOf(await update(user, orderId, open))).toEqual(refused);
    const denied = await answered('customer+denied@example.com');
    expect(errorOf(await update(denied.user, denied.orderId, denied.token))).toEqual(refused);
    expect(await instructions(denied.user)).toEqual([]);
  });

  it('makes an authorisation good for its own order and for an hour [PAY-07]', async () => {
    const { user, orderId, token } = await answered(approved);
    const other = shoppers.next();
    expect(errorOf(await update(other, await shoppers.bag(other), token))).toEqual(refused);
    expect(errorOf(await update(user, orderId, `${token}x`))).toEqual(refused);
    expect((await update(user, orderId, token)).statusCode).toBe(200);
    shop.clock.advance(60 * 60_000 - 1);
    expect((await update(user, orderId, token)).statusCode).toBe(200);
    shop.clock.advance(1);
    expect(errorOf(await update(user, orderId, token))).toEqual(refused);
  });

  it('makes an authorisation good for one payment: what was charged once pays nothing again [PAY-07]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
    await payAtPartner(shop, user, orderId, { partner: 'KLARNA', email: approved });
    const { token = '' } = (await shop.partners.api.latest('KLARNA', orderId)) ?? {};
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const untaken = jest.spyOn(shop.gateway.api, 'capture').mockResolvedValue(false);
    await expect(shop.trade.fulfilment.take('ship', orderId)).rejects.toMatchObject({
      errorKey: '_ERR_PAYMENT_NOT_TAKEN',
    });
    untaken.mockRestore();
    expect(errorOf(await update(user, orderId, token))).toEqual(refused);
    // What it may be paid with is another authorisation.
    const again = await payAtPartner(shop, user, orderId, { partner: 'KLARNA', email: approved });
    expect(again.statusCode).toBe(200);
  });
});
