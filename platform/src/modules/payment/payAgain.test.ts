import { writtenLetters } from '../../testing/testMail';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
/** Approved, and refused when the money is to be taken. */
const emptied = '4000900000072242';
const limited = '4000900000052210';
const path = 'cart/@self/payment_instruction';

interface OrderAnswer {
  readonly orderStatus: string;
  readonly grandTotal: string;
  readonly x_openPayment?: { readonly state: string; readonly due?: string };
  readonly paymentInstruction: readonly { readonly payMethodId: string; readonly firstName?: string }[];
}

describe('paying a placed order again', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const operate = (orderId: string, step: string) =>
    shop.as('', 'POST', `/operations/orders/${orderId}/${step}`, undefined, {
      authorization: `Bearer ${operationsToken}`,
    });
  const read = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json<OrderAnswer>();
  const keyOf = (answer: Awaited<ReturnType<TradeApp['as']>>) => [
    answer.statusCode,
    answer.json<{ errors?: { errorKey: string }[] }>().errors?.[0]?.errorKey,
  ];
  const ledger = async (orderId: string) =>
    (await shop.trade.settlement.entries(orderId)).map(({ kind, status }) => `${kind} ${status}`);

  const letterKinds = async (orderId: string) =>
    (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId).map(({ kind }) => kind);

  /** An order that waits for its money to be taken, by this card. */
  async function placed(card?: string, prefix = 'again') {
    const user = `${prefix}${(count += 1)}`;
    const pay = card
      ? { payMethodId: 'VISA', paymentToken: await shop.token(card), billto_firstname: 'Ann' }
      : undefined;
    const orderId = await shop.ready(user, [[frame, 1]], pay);
    const body = { orderId, notify_EMailSender_recipient: `${user}@mail.example` };
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    const { grandTotal } = await read(user, orderId);
    return { user, orderId, total: grandTotal };
  }
  /** An order that was to be sent and whose money could not be taken. */
  async function refused(prefix?: string) {
    const order = await placed(emptied, prefix);
    expect(keyOf(await operate(order.orderId, 'ship'))).toEqual([409, '_ERR_PAYMENT_NOT_TAKEN']);
    return order;
  }
  const propose = async (user: string, orderId: string, card = '4242424242424242', extra: object = {}) =>
    shop.as(user, 'POST', path, { orderId, payMethodId: 'VISA', paymentToken: await shop.token(card), ...extra });
  const pay = (user: string, orderId: string) => shop.as(user, 'POST', 'cart/@self/checkout', { orderId });

  it('says what is due when money could not be taken, writes once, and sends the order when it is paid with another card [ORD-01]', async () => {
    const { user, orderId, total } = await refused();
    await operate(orderId, 'ship');
    expect((await read(user, orderId)).x_openPayment).toEqual({ state: 'due', due: total });
    expect(await letterKinds(orderId)).toEqual(['orderReceived', 'paymentRefused']);

    const offered = await shop.as(user, 'GET', `cart/@self/usable_payment_info?orderId=${orderId}`);
    const names = offered
      .json<{ usablePaymentInformation: { paymentMethodName: string }[] }>()
      .usablePaymentInformation.map(({ paymentMethodName }) => paymentMethodName);
    expect(names).toEqual(expect.arrayContaining(['VISA', 'PAYPAL', 'KLARNA', 'APPLE_PAY']));
    expect(names).not.toContain('COD');

    expect((await propose(user, orderId)).statusCode).toBe(201);
    expect((await read(user, orderId)).x_openPayment?.state).toBe('due');
    expect((await pay(user, orderId)).statusCode).toBe(200);
    const after = await read(user, orderId);
    expect(after.x_openPayment).toBeUndefined();
    expect(after.paymentInstruction).toEqual([expect.objectContaining({ payMethodId: 'VISA', firstName: 'Ann' })]);
    expect((await operate(orderId, 'ship')).json()).toMatchObject({
      orderStatus: 'S',
      captured: total,
      open: '0.00000',
      unsettled: 0,
    });
    expect((await ledger(orderId)).filter((row) => row === 'capture approved')).toHaveLength(1);
  });

  it('takes money once of two who pay at once, and of one who presses twice [ORD-01] [PLAT-03]', async () => {
    const { user, orderId, total } = await refused();
    const friend = `friend${count}`;
    const proof = { orderId, email: `${user}@mail.example` };
    expect((await shop.as(friend, 'POST', 'order/@lookup', proof)).statusCode).toBe(200);
    await propose(user, orderId);
    await propose(friend, orderId);
    const answers = await Promise.all([
      pay(user, orderId),
      pay(friend, orderId),
      pay(user, orderId),
      pay(friend, orderId),
    ]);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    const approved = (await shop.trade.settlement.entries(orderId)).filter(
      ({ kind, status, idempotency_key: key }) =>
        kind === 'authorise' && status === 'approved' && key.startsWith('again-'),
    );
    expect(approved).toHaveLength(1);
    expect((await operate(orderId, 'ship')).json()).toMatchObject({ captured: total, open: '0.00000', unsettled: 0 });
  });

  it('refuses an order that is paid, cancelled or sent, cash at the door, and another sum than what is due [ORD-01] [PAY-03]', async () => {
    const paid = await placed();
    expect(keyOf(await propose(paid.user, paid.orderId))).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);
    await operate(paid.orderId, 'ship');
    expect(keyOf(await propose(paid.user, paid.orderId))).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);

    const { user, orderId } = await refused();
    const cash = { orderId, payMethodId: 'COD' };
    expect(keyOf(await shop.as(user, 'POST', path, cash))).toEqual([400, '_ERR_INVALID_INPUT']);
    expect(keyOf(await propose(user, orderId, undefined, { piAmount: '1.00' }))).toEqual([
      400,
      '_ERR_PAY_AMOUNT_MISMATCH',
    ]);
    expect(keyOf(await propose(`stranger${count}`, orderId))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect(keyOf(await pay(`stranger${count}`, orderId))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    await propose(user, orderId);
    expect((await shop.as(user, 'PUT', `order/${orderId}/cancel`)).statusCode).toBe(200);
    expect(keyOf(await pay(user, orderId))).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);
    expect((await operate(orderId, 'cancel')).json()).toMatchObject({ open: '0.00000', captured: '0.00000' });
  });

  it('keeps the order due when the new card is refused as well, and takes the next one [PAY-05]', async () => {
    const { user, orderId, total } = await refused();
    await propose(user, orderId, limited);
    expect(keyOf(await pay(user, orderId))).toEqual([400, 'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED']);
    expect((await read(user, orderId)).x_openPayment).toEqual({ state: 'due', due: total });
    await propose(user, orderId);
    expect((await pay(user, orderId)).statusCode).toBe(200);
    expect((await read(user, orderId)).x_openPayment).toBeUndefined();
  });

  it('finishes by itself what a silent gateway left open, and neither sends nor cancels meanwhile [PLAT-03]', async () => {
    const { user, orderId, total } = await refused();
    const silent = jest.spyOn(shop.gateway.api, 'authorise').mockRejectedValue(new Error('no answer'));
    await propose(user, orderId);
    expect((await pay(user, orderId)).statusCode).toBe(500);
    silent.mockRestore();
    expect((await read(user, orderId)).x_openPayment).toEqual({ state: 'underway' });
    expect(keyOf(await propose(user, orderId))).toEqual([409, '_ERR_PAYMENT_UNSETTLED']);
    expect(keyOf(await operate(orderId, 'ship'))).toEqual([409, '_ERR_PAYMENT_UNSETTLED']);
    expect(keyOf(await shop.as(user, 'PUT', `order/${orderId}/cancel`))).toEqual([409, '_ERR_PAYMENT_UNSETTLED']);
    expect(await shop.trade.checkout.reconcile()).toBe(1);
    expect((await operate(orderId, 'ship')).json()).toMatchObject({ orderStatus: 'S', captured: total });
  });

  it('takes nothing of a refused card any more, whatever the gateway says to giving it back [PLAT-03]', async () => {
    const { user, orderId, total } = await refused();
    const deaf = jest.spyOn(shop.gateway.api, 'void').mockResolvedValue(false);
    await propose(user, orderId);
    expect((await pay(user, orderId)).statusCode).toBe(200);
    deaf.mockRestore();
    const capture = jest.spyOn(shop.gateway.api, 'capture').mockResolvedValue(true);
    expect((await operate(orderId, 'ship')).json()).toMatchObject({ captured: total });
    expect(capture).toHaveBeenCalledTimes(1);
    capture.mockRestore();
  });

  it('lets whoever proved an order pay it, and tells them neither who is billed nor what others propose [ORD-03] [PLAT-07]', async () => {
    const { user, orderId } = await refused();
    const friend = `friend${count}`;
    const proof = { orderId, email: `${user}@mail.example` };
    await shop.as(friend, 'POST', 'order/@lookup', proof);
    await propose(user, orderId);
    const list = async (who: string) =>
      (await shop.as(who, 'GET', `${path}?orderId=${orderId}`)).json<{ paymentInstruction: object[] }>();
    expect((await list(friend)).paymentInstruction).toEqual([]);
    expect((await list(user)).paymentInstruction).toHaveLength(1);
    await propose(friend, orderId);
    expect((await pay(friend, orderId)).statusCode).toBe(200);
    expect((await read(friend, orderId)).paymentInstruction).toEqual([{ payMethodId: 'VISA', piDescription: 'VISA' }]);
    expect((await list(user)).paymentInstruction).toBeUndefined();
  });
});
