import { inTransaction } from '../../kernel';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { writtenLetters } from '../../testing/testMail';
import { findOrder } from '../order';

const frame = '2900000000017';

describe('letters about orders', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  async function place(user: string, { email = `${user}@shopper.example`, query = '' } = {}): Promise<string> {
    const orderId = await shop.ready(user, [[frame, 1]]);
    const body = { orderId, notify_EMailSender_recipient: email };
    expect((await shop.as(user, 'POST', `cart/@self/checkout${query}`, body)).statusCode).toBe(200);
    return orderId;
  }
  const next = (kind: 'r' | 'g' = 'r') => `${kind}letters${(count += 1)}`;
  const lettersOf = async (orderId: string) =>
    (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId);
  const kindsOf = async (orderId: string) => (await lettersOf(orderId)).map(({ kind }) => kind);
  const operate = (orderId: string, step: string, body: object = {}) =>
    shop.as('', 'POST', `/operations/orders/${orderId}/${step}`, body, { authorization: `Bearer ${operationsToken}` });

  it('are in the language of the checkout, where the store speaks it [ACC-09] [SITE-09]', async () => {
    const order = await findOrder(shop.db, await place(next(), { query: '?langId=-2' }));
    if (!order) throw new Error('The order is gone');
    expect(order.langId).toBe('-2');
    const inSwitzerland = { ...order, orderId: '77', storeId: '10807' };
    await inTransaction(shop.db, (trx) => shop.letters.placed(trx, inSwitzerland, []));
    expect((await lettersOf(order.orderId)).map(({ locale }) => locale)).toEqual(['en-us']);
    expect((await lettersOf('77')).map(({ locale }) => locale)).toEqual(['ch-fr']);
  });

  it('come with the order: one receipt to the address that was given, with what is paid [ACC-09] [CHK-06]', async () => {
    const user = next();
    const orderId = await place(user);
    // Asking again answers the same order and writes nothing.
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    const { grandTotal } = (await shop.as(user, 'GET', `order/${orderId}`)).json<{ grandTotal: string }>();
    const letters = await lettersOf(orderId);
    expect(letters).toMatchObject([
      { kind: 'orderReceived', recipient: `${user}@shopper.example`, user_id: user, locale: 'en-us' },
    ]);
    expect(letters[0]?.facts).toMatchObject({
      guest: false,
      currency: 'USD',
      totalMinor: Math.round(Number(grandTotal) * 100),
      goods: [{ quantity: 1, amountMinor: 44_999 }],
      waitsForPrescription: false,
      waitsForPrescriber: false,
    });
  });

  it('are not written of a payment that was refused [ACC-09]', async () => {
    const user = next();
    const orderId = await shop.ready(user, [[frame, 1]], {
      payMethodId: 'VISA',
      paymentToken: await shop.token('4000900000052202'),
    });
    const refused = await shop.as(user, 'POST', 'cart/@self/checkout', {
      orderId,
      notify_EMailSender_recipient: `${user}@shopper.example`,
    });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(await lettersOf(orderId)).toEqual([]);
  });

  it('follow what becomes of the order, one a step however often it is asked [ACC-09]', async () => {
    const orderId = await place(next());
    for (let time = 0; time < 2; time += 1)
      expect((await operate(orderId, 'ship', { trackingNumbers: ['1Z-99'] })).statusCode).toBe(200);
    expect((await operate(orderId, 'refund', { key: 'late', amount: '42.50' })).statusCode).toBe(200);
    expect((await operate(orderId, 'refund', { key: 'late', amount: '42.50' })).statusCode).toBe(200);
    expect((await operate(orderId, 'deliver')).statusCode).toBe(200);
    expect(await kindsOf(orderId)).toEqual(['orderReceived', 'orderShipped', 'orderRefunded', 'orderDelivered']);
    const [, shipped, refunded] = await lettersOf(orderId);
    expect(shipped?.facts).toMatchObject({ trackingNumbers: ['1Z-99'], days: { from: 1, to: 3 } });
    expect(refunded?.facts).toMatchObject({ amountMinor: 4250, currency: 'USD' });
  });

  it('show the shopper the tracking numbers that operations named [ORD-02]', async () => {
    const user = next();
    const orderId = await place(user);
    await operate(orderId, 'ship', { trackingNumbers: ['1Z-99', '1Z-98'] });
    const { orderExtendAttribute } = (await shop.as(user, 'GET', `order/${orderId}`)).json();
    expect(orderExtendAttribute).toContainEqual(
      expect.objectContaining({ attributeName: 'trackingNumbers', attributeValue: '["1Z-99","1Z-98"]' }),
    );
  });

  it('say that an order is cancelled, whoever cancelled it [ACC-09]', async () => {
    const user = next();
    const own = await place(user);
    expect((await shop.as(user, 'PUT', `order/${own}/cancel`)).statusCode).toBe(200);
    const operated = await place(next());
    await operate(operated, 'cancel');
    for (const orderId of [own, operated]) expect(await kindsOf(orderId)).toEqual(['orderReceived', 'orderCancelled']);
  });

  it('tell guests from members, and go to the address of the delivery when none was given for them [ACC-09]', async () => {
    const user = next('g');
    const orderId = await place(user, { email: 'nobody at all\r\nBcc: all@example.com' });
    const [letter] = await lettersOf(orderId);
    expect(letter?.recipient).toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(letter?.recipient).not.toContain('all@example.com');
    expect(letter?.facts).toMatchObject({ guest: true });
  });

  it('ask for the prescription that lenses wait for, and say nothing of eyes [ACC-09] [RX-07]', async () => {
    const user = next();
    const orderItem = [{ partNumber: 'SRV-SV', xitem_field1: 'g-1', quantity: '1' }];
    const { orderId } = (await shop.as(user, 'POST', 'cart', { orderId: '.', orderItem })).json<{ orderId: string }>();
    await shop.ready(user, [['2900000000024', 1]]);
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId, notify_EMailSender_recipient: 'ann@example.com' });
    expect(await kindsOf(orderId)).toEqual(['orderReceived', 'prescriptionNeeded']);
    const [receipt] = await lettersOf(orderId);
    expect(receipt?.facts).toMatchObject({ waitsForPrescription: true });
  });

  it('name contact lenses without what they are made to [ACC-09] [RX-20]', async () => {
    const user = next();
    const orderId = await shop.ready(user, [['2900000000048', 2]]);
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId, notify_EMailSender_recipient: 'ann@example.com' });
    const [receipt] = await lettersOf(orderId);
    expect(receipt?.facts['goods']).toEqual([
      { name: 'Item 2900000000048', partNumber: '2900000000048', quantity: 2, amountMinor: 24_000 },
    ]);
    expect(JSON.stringify(receipt?.facts)).not.toMatch(/contactLensData|sphere|[-+]\d\.\d\d|8\.[46]|14\.2/i);
  });
});
