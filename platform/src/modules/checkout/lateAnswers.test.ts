import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const MINUTE = 60_000;

describe('answers of the gateway that come late [CHK-05] [PLAT-03]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  const press = (user: string, orderId: string) => shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
  const told = async (answer: ReturnType<typeof press>) => {
    const { statusCode, json } = await answer;
    return statusCode === 200 ? 'placed' : json<{ errors: { errorKey: string }[] }>().errors[0]?.errorKey;
  };
  /** The next question to the gateway is answered when this is called; the question was asked when `asked` is done. */
  function hold() {
    const authorise = shop.gateway.api.authorise.bind(shop.gateway.api);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => {
      jest.spyOn(shop.gateway.api, 'authorise').mockImplementationOnce(async (...question) => {
        resolve();
        await answered;
        return authorise(...question);
      });
    });
    return { asked, answer };
  }
  const cards = { good: '4111111111111111', refused: '4000900000052210' } as const;
  const ready = async (user: string, card: keyof typeof cards) =>
    shop.ready(user, [[frame, 1]], { payMethodId: 'VISA', paymentToken: await shop.token(cards[card]) });

  it('leave the attempt alone that was made in between', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await ready('r50', 'refused');
    const first = hold();
    const early = press('r50', orderId);
    await first.asked;
    await shop.trade.checkout.reconcile();
    expect(await shop.stockOf(frame)).toBe(before);
    await shop.as('r50', 'DELETE', 'cart/@self/payment_instruction');
    const paymentToken = await shop.token(cards.good);
    await shop.as('r50', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'VISA', paymentToken });
    const second = hold();
    const late = press('r50', orderId);
    await second.asked;
    first.answer();
    expect(await told(early)).toBe('PLUGIN_RC_CREDIT_LIMIT_EXCEEDED');
    expect(await shop.stockOf(frame)).toBe(before - 1);
    expect((await shop.as('r50', 'GET', 'cart/@self')).json()).toMatchObject({
      locked: 'true',
      x_lockHolder: 'checkout',
    });
    second.answer();
    expect(await told(late)).toBe('placed');
    expect(await shop.stockOf(frame)).toBe(before - 1);
  });

  it('are not waited for by news of a payment, which settles the one order it is about', async () => {
    const [orderId, other] = [await ready('r51', 'good'), await ready('r52', 'good')];
    const presses = [];
    for (const [user, id] of [
      ['r51', orderId],
      ['r52', other],
    ] as const) {
      const held = hold();
      presses.push({ ...held, press: press(user, id) });
      await held.asked;
    }
    await shop.trade.checkout.reconcileOrder(orderId);
    const statusOf = async (user: string, id: string) => (await shop.as(user, 'GET', `order/${id}`)).json().orderStatus;
    expect([await statusOf('r51', orderId), await statusOf('r52', other)]).toEqual(['M', 'P']);
    for (const one of presses) one.answer();
    expect(await Promise.all(presses.map((one) => told(one.press)))).toEqual(['placed', 'placed']);
    await shop.trade.checkout.reconcileOrder(orderId);
    await shop.trade.checkout.reconcileOrder('1');
    expect(await statusOf('r51', orderId)).toBe('M');
  });

  it('are asked for again by the platform when the attempt is as old as it is told, and counted', async () => {
    const orderId = await ready('r53', 'good');
    jest.spyOn(shop.gateway.api, 'authorise').mockRejectedValueOnce(new Error('killed'));
    expect(await told(press('r53', orderId))).toBe('ERR_INTERNAL_SERVER_ERROR');
    shop.clock.advance(MINUTE);
    expect(await shop.trade.checkout.reconcile(MINUTE + 1)).toBe(0);
    expect(await shop.trade.checkout.reconcile(MINUTE)).toBe(1);
    expect((await shop.as('r53', 'GET', `order/${orderId}`)).json()).toMatchObject({ orderStatus: 'M' });
  });
});
