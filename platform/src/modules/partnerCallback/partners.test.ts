import { errorOf, partnerShoppers, payAtPartner } from '../../testing/partnerShopper';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { ledgerBalance } from '../payment';

const approved = 'shopper@example.com';

describe('payment partners', () => {
  let shop: TradeApp;
  let shoppers: ReturnType<typeof partnerShoppers>;
  beforeAll(async () => {
    shop = await openTradeApp();
    shoppers = partnerShoppers(shop);
  });
  afterAll(() => shop.close());

  it('are believed only when a message is signed, new, and about a payment that exists; the truth is asked for [PAY-06]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
    await payAtPartner(shop, user, orderId, { partner: 'PAYPAL', email: 'customer+late@example.com' });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(400);
    const news = shop.callbacks.find((callback) => callback.orderId === orderId);
    if (!news) throw new Error('The partner said nothing');
    const tell = (callback: object) => shop.as('', 'POST', '/wcs/resources/payment/partner_callback', callback);
    const forged = [{ state: 'denied' }, { orderId: '1' }, { sentAt: '2020-01-01T00:00:00.000Z' }, { signature: 'x' }];
    for (const change of forged)
      expect(errorOf(await tell({ ...news, ...change })).slice(0, 2)).toEqual([403, '_ERR_PARTNER_CALLBACK_REFUSED']);
    expect(errorOf(await tell({})).slice(0, 2)).toEqual([400, '_ERR_INVALID_INPUT']);
    shop.clock.advance(60_000);
    expect((await tell(news)).statusCode).toBe(204);
    // The message was the reason to look; the partner's books are what counts.
    expect((await shop.as(user, 'GET', `order/${orderId}`)).json()).toMatchObject({ orderStatus: 'M' });
    expect(errorOf(await tell(news)).slice(0, 2)).toEqual([409, '_ERR_PARTNER_CALLBACK_REPLAYED']);
    shop.clock.advance(10 * 60_000);
    expect(errorOf(await tell(news)).slice(0, 2)).toEqual([403, '_ERR_PARTNER_CALLBACK_REFUSED']);
  });

  describe('send messages', () => {
    const tell = (callback: object) => shop.as('', 'POST', '/wcs/resources/payment/partner_callback', callback);
    /** A message of the partner about a payment that is open; what is said of it is signed. */
    async function message(change: Readonly<Record<string, string>> = {}) {
      const user = shoppers.next();
      const orderId = await shoppers.bag(user);
      await shoppers.start(user, orderId);
      const { session_id: sessionId = '' } = (await shop.partners.api.latest('PAYPAL', orderId)) ?? {};
      const sentAt = shop.clock.now().toISOString();
      const said = { eventId: orderId, partner: 'PAYPAL', orderId, sessionId, state: 'open', revision: '1', sentAt };
      const values = { ...said, ...change };
      return { ...values, signature: shop.partners.api.sign(values) };
    }
    const refusal = (errorMessage: string) => [
      { errorCode: '1330', errorKey: '_ERR_PARTNER_CALLBACK_REFUSED', errorParameters: '', errorMessage },
    ];

    it('that may be five minutes old, or early by as much, and no more [PAY-06]', async () => {
      const sent = async (awayMs: number) =>
        tell(await message({ sentAt: new Date(shop.clock.now().getTime() + awayMs).toISOString() }));
      for (const within of [-300_000, 0, 300_000]) expect((await sent(within)).statusCode).toBe(204);
      for (const beyond of [-300_001, 300_001])
        expect((await sent(beyond)).json().errors).toEqual(refusal('The message is too old.'));
      expect((await tell(await message({ sentAt: 'yesterday' }))).statusCode).toBe(403);
    });

    it('that count for the order of their payment alone [PAY-06]', async () => {
      const unknown = refusal('The message is about no payment of this shop.');
      expect((await tell(await message({ sessionId: 'nothing' }))).json().errors).toEqual(unknown);
      const { orderId } = await message();
      expect((await tell(await message({ eventId: 'other', orderId }))).json().errors).toEqual(unknown);
    });

    it('whose every word is signed, and that are taken once [PAY-06]', async () => {
      const news = await message();
      for (const word of ['eventId', 'partner', 'orderId', 'sessionId', 'state', 'revision', 'sentAt', 'signature'])
        expect((await tell({ ...news, [word]: 'x' })).json().errors).toEqual(refusal('The signature is not right.'));
      expect((await tell(news)).statusCode).toBe(204);
      expect(errorOf(await tell(news))).toEqual([409, '_ERR_PARTNER_CALLBACK_REPLAYED', 'eventId']);
    });
  });

  it('pay back what was received and no more, once for one reason, and the ledger balances [PAY-05]', async () => {
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    await shoppers.deliver(user);
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
    const user = shoppers.next();
    const orderId = await shoppers.bag(user);
    const started = await shoppers.start(user, orderId);
    const path = new URL((started.json() as { redirecturl: string }).redirecturl).pathname;
    const page = await shop.partners.app.inject(path);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.body).toContain('$549.99');
    await shoppers.approve(started);
    expect((await shop.partners.app.inject(path)).statusCode).toBe(410);
    for (const frameOf of ['/klarna/widget', '/fraud/collect'])
      expect((await shop.partners.app.inject(`${frameOf}?origin=https://evil.example`)).statusCode).toBeGreaterThan(
        399,
      );
  });
});
