import { type Answer, openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { branch } from '../../testing/tradeFixture';
import { ledgerBalance } from '../payment';

const frame = '2900000000017';
const italy = '10802';

describe('paying in cash on delivery', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
    await shop.setStock(frame, 1000, 'EUROPE');
  });
  afterAll(() => shop.close());

  interface Buyer {
    readonly user: string;
    readonly orderId: string;
    readonly stockBefore: number;
    call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  }

  /** A cart with delivery chosen, not yet paid for. */
  async function bag({ store = '10801', quantity = '1', lens = '' } = {}): Promise<Buyer> {
    const user = `cash${(count += 1)}`;
    const call: Buyer['call'] = (method, path, body) =>
      shop.as(user, method, `/wcs/resources/store/${store}/${path}`, body);
    const stockBefore = await shop.stockOf(frame, store);
    const pair = { xitem_field1: 'pair' };
    const orderItem = [{ partNumber: frame, quantity, ...pair }, ...(lens ? [{ partNumber: lens, ...pair }] : [])];
    const added = await call('POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
    const addressId = `${user}-${store === italy ? 'abroad' : 'home'}`;
    await call('PUT', 'cart/@self/shipping_info', { addressId, shipModeId: '14501', x_calculateOrder: '1' });
    return { user, orderId: added.json<{ orderId: string }>().orderId, stockBefore, call };
  }

  const key = (answer: Answer) => answer.json<{ errors?: { errorKey: string }[] }>().errors?.[0]?.errorKey;
  const offered = async ({ call }: Buyer) =>
    (await call('GET', 'cart/@self/usable_payment_info'))
      .json<{ usablePaymentInformation: { paymentMethodName: string }[] }>()
      .usablePaymentInformation.some(({ paymentMethodName }) => paymentMethodName === 'COD');
  const choose = ({ call }: Buyer) => call('POST', 'cart/@self/payment_instruction', { payMethodId: 'COD' });
  const place = async ({ call, orderId }: Buyer, more: object = {}): Promise<Answer> => {
    const checked = await call('PUT', 'cart/@self/precheckout', { orderId });
    return checked.statusCode === 200 ? call('POST', 'cart/@self/checkout', { orderId, ...more }) : checked;
  };
  const operate = (orderId: string, step: string) =>
    shop.as('', 'POST', `/operations/orders/${orderId}/${step}`, {}, { authorization: `Bearer ${operationsToken}` });

  /** What an order owes, has paid, and holds of the stock, with its status; amounts in cents. */
  async function standing({ call, orderId, stockBefore }: Buyer, store = '10801') {
    const rows = await shop.trade.settlement.entries(orderId);
    const entries = rows.map(({ kind, status, amount_minor }) => ({ kind, status, amountMinor: Number(amount_minor) }));
    const { openMinor, capturedMinor, refundedMinor } = ledgerBalance(entries);
    const { orderStatus } = (await call('GET', `order/${orderId}`)).json<{ orderStatus: string }>();
    const held = stockBefore - (await shop.stockOf(frame, store));
    return { orderStatus, owed: openMinor, paid: capturedMinor - refundedMinor, held };
  }

  const total = 57_199;
  const untouched = { orderStatus: 'P', owed: 0, paid: 0, held: 0 };

  /** Carts that cash is not offered for: the tile is missing, and who asks all the same is told that the method is not taken. */
  const refusals: readonly (readonly [outcome: string, open: () => Promise<Buyer>])[] = [
    ['above the limit', () => bag({ quantity: '2' })],
    ['in a store without it', () => bag({ store: '10803' })],
    [
      'collected in a store',
      async () => {
        const buyer = await bag();
        const { physicalStoreId } = branch;
        await buyer.call('PUT', 'cart/@self/shipping_info', {
          shipModeId: '14504',
          physicalStoreId,
          x_calculateOrder: '1',
        });
        return buyer;
      },
    ],
    ['made to a prescription', () => bag({ lens: 'SRV-SV' })],
  ];

  it.each(refusals)('is not offered for an order %s, and nothing is placed [PAY-07]', async (_outcome, open) => {
    const buyer = await open();
    expect(await offered(buyer)).toBe(false);
    const asked = await choose(buyer);
    expect([asked.statusCode, key(asked)]).toEqual([400, '_ERR_INVALID_INPUT']);
    expect((await place(buyer)).statusCode).toBe(400);
    expect((await buyer.call('GET', 'cart/@self')).json()).toMatchObject({ orderStatus: 'P', paymentInstruction: [] });
  });

  it('is refused at the check when the order stops fitting after it was chosen [PAY-07]', async () => {
    const buyer = await bag();
    await choose(buyer);
    const lens = [{ partNumber: 'SRV-SV', xitem_field1: 'pair' }];
    expect((await buyer.call('POST', 'cart', { orderId: '.', orderItem: lens })).statusCode).toBe(201);
    await buyer.call('PUT', 'cart/@self/shipping_info', { addressId: `${buyer.user}-home`, shipModeId: '14501' });
    const refused = await place(buyer);
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
      400,
      { errorKey: '_ERR_INVALID_INPUT', errorParameters: 'payMethodId' },
    ]);
    expect(await standing(buyer)).toEqual(untouched);
  });

  it('is accepted, owed until the parcel is handed over, and then paid [PAY-07]', async () => {
    const buyer = await bag();
    expect(await offered(buyer)).toBe(true);
    expect((await choose(buyer)).statusCode).toBe(201);
    expect((await place(buyer)).statusCode).toBe(200);
    expect(await standing(buyer)).toEqual({ orderStatus: 'M', owed: total, paid: 0, held: 1 });
    await operate(buyer.orderId, 'ship');
    expect(await standing(buyer)).toEqual({ orderStatus: 'S', owed: total, paid: 0, held: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect((await operate(buyer.orderId, 'deliver')).statusCode).toBe(200);
      expect(await standing(buyer)).toEqual({ orderStatus: '1', owed: 0, paid: total, held: 1 });
    }
  });

  it.each([
    ['cancelled by the shopper', (buyer: Buyer) => buyer.call('PUT', `order/${buyer.orderId}/cancel`)],
    ['cancelled before it is sent', ({ orderId }: Buyer) => operate(orderId, 'cancel')],
    [
      'refused at the door',
      async ({ orderId }: Buyer) => {
        await operate(orderId, 'ship');
        return operate(orderId, 'refuse');
      },
    ],
  ])('owes nothing for an order %s, and the stock is back [PAY-07] [ORD-06]', async (_outcome, end) => {
    const buyer = await bag();
    await choose(buyer);
    await place(buyer);
    expect((await end(buyer)).statusCode).toBe(200);
    expect(await standing(buyer)).toEqual({ ...untouched, orderStatus: 'X' });
  });

  it('makes one order of presses at once and later, whether their answers arrive or not [PAY-07] [CHK-05]', async () => {
    const buyer = await bag();
    await choose(buyer);
    expect((await buyer.call('PUT', 'cart/@self/precheckout', { orderId: buyer.orderId })).statusCode).toBe(200);
    const press = () => buyer.call('POST', 'cart/@self/checkout', { orderId: buyer.orderId });
    const answers = await Promise.all([press(), press(), press()]);
    answers.push(await press());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await standing(buyer)).toEqual({ orderStatus: 'M', owed: total, paid: 0, held: 1 });
    expect(await shop.trade.settlement.entries(buyer.orderId)).toHaveLength(1);
  });

  it('is placed by the platform itself when it died between the intent and the order [PAY-07] [PLAT-03]', async () => {
    const buyer = await bag();
    await choose(buyer);
    const dying = jest.spyOn(shop.trade.settlement, 'authorise').mockRejectedValueOnce(new Error('killed'));
    expect((await place(buyer)).statusCode).toBe(500);
    dying.mockRestore();
    const change = await buyer.call('DELETE', 'cart/@self');
    expect(key(change)).toBe('_ERR_ORDER_IS_LOCKED');
    expect(await shop.trade.checkout.reconcile()).toBe(1);
    expect(await standing(buyer)).toEqual({ orderStatus: 'M', owed: total, paid: 0, held: 1 });
  });

  it('is refused to a shopper the fraud check rejects, and nothing is owed [PAY-07] [PAY-10]', async () => {
    const buyer = await bag();
    await choose(buyer);
    const refused = await place(buyer, { forterToken: 'reject-me' });
    expect([refused.statusCode, key(refused)]).toEqual([400, 'FORTER_REJECTED']);
    expect(await standing(buyer)).toEqual(untouched);
  });

  it('costs what the store takes for it, on top of everything and only while it is chosen [PAY-07] [CART-05]', async () => {
    const buyer = await bag({ store: italy });
    const read = async () => (await buyer.call('GET', 'cart/@self')).json<Record<string, unknown>>();
    const before = await read();
    expect(before).toMatchObject({ grandTotal: '549.99000', totalAdjustment: '0.00000' });
    await choose(buyer);
    const surcharge = {
      code: 'COD',
      usage: 'Surcharge',
      amount: '3.90000',
      xadju_calUsageId: '-6',
      displayLevel: 'Order',
    };
    const dearer = { grandTotal: '553.89000', totalAdjustment: '3.90000', adjustment: [surcharge] };
    expect(await read()).toMatchObject({
      ...dearer,
      x_promoHasAdjustment: 'false',
      paymentInstruction: [{ piAmount: '553.89000' }],
    });
    // Calculating again keeps it, another way of paying drops it.
    await buyer.call('POST', 'cart/calculate', {});
    expect(await read()).toMatchObject(dearer);
    await buyer.call('DELETE', 'cart/@self/payment_instruction');
    const after = await read();
    expect(after).toMatchObject({ grandTotal: '549.99000', totalAdjustment: '0.00000' });
    expect(after).not.toHaveProperty('adjustment');
    expect(
      (await buyer.call('POST', 'cart/@self/payment_instruction', { payMethodId: 'COD', piAmount: '549.99' }))
        .statusCode,
    ).toBe(201);
    expect((await place(buyer)).statusCode).toBe(200);
    expect(await standing(buyer, italy)).toEqual({ orderStatus: 'M', owed: 55_389, paid: 0, held: 1 });
    await operate(buyer.orderId, 'ship');
    await operate(buyer.orderId, 'deliver');
    expect(await standing(buyer, italy)).toEqual({ orderStatus: '1', owed: 0, paid: 55_389, held: 1 });
  });
});
