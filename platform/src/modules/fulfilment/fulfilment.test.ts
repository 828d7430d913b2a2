import { array, assert as assertProperty, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { sql } from 'kysely';

import { addRoutes, createHttpApp } from '../../kernel';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { createFulfilmentRoutes } from './fulfilment.routes';

const frame = '2900000000017';
const cash = { payMethodId: 'COD' };

describe('operations with placed orders', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  /** A placed order of one frame; it costs 594.97 with delivery and tax. */
  async function place(pay?: object): Promise<{ user: string; orderId: string; stockBefore: number; total: string }> {
    const user = `ops${(count += 1)}`;
    const stockBefore = await shop.stockOf(frame);
    const orderId = await shop.ready(user, [[frame, 1]], pay);
    const placed = await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    expect(placed.statusCode).toBe(200);
    const { grandTotal } = (await shop.as(user, 'GET', `order/${orderId}`)).json<{ grandTotal: string }>();
    return { user, orderId, stockBefore, total: grandTotal };
  }

  const operate = (orderId: string, step: string, body?: object, token = operationsToken) =>
    shop.as('', 'POST', `/operations/orders/${orderId}/${step}`, body, { authorization: `Bearer ${token}` });
  const done = async (answer: ReturnType<typeof operate>) => {
    const got = await answer;
    expect([got.statusCode, got.body]).toEqual([200, expect.any(String)]);
    return got.json<Record<string, unknown>>();
  };
  const refusal = async (answer: ReturnType<typeof operate>) => {
    const got = await answer;
    return [got.statusCode, got.json<{ errors: { errorKey: string }[] }>().errors[0]?.errorKey];
  };
  const status = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json<{ orderStatus: string }>().orderStatus;
  const ledger = async (orderId: string) =>
    (await shop.trade.settlement.entries(orderId)).map((row) => `${row.kind} ${row.status}`);
  const read = (orderId: string, token = operationsToken) =>
    shop.as('', 'GET', `/operations/orders/${orderId}`, undefined, { authorization: `Bearer ${token}` });
  const standing = (orderId: string) => done(read(orderId));
  /** What the gateway's own books say of an order. */
  async function gatewayBooks(orderId: string) {
    const { rows } = await sql<Record<'open' | 'captured' | 'refunded', string>>`
      select sum(amount_minor - captured_minor - voided_minor) as open, sum(captured_minor) as captured,
        sum(refunded_minor) as refunded from gateway_authorisations where merchant_reference = ${orderId}`.execute(
      shop.db,
    );
    const [row] = rows;
    return { open: Number(row?.open), captured: Number(row?.captured), refunded: Number(row?.refunded) };
  }

  it('take the money of a card when the order is sent, once however often it is asked, and show it to the shopper [ORD-01]', async () => {
    const { user, orderId, total } = await place();
    for (let time = 0; time < 3; time += 1) {
      expect(await done(operate(orderId, 'ship'))).toMatchObject({
        orderStatus: 'S',
        open: '0.00000',
        captured: total,
        refunded: '0.00000',
        unsettled: 0,
      });
    }
    expect(await ledger(orderId)).toEqual(['authorise approved', 'capture approved']);
    expect(await status(user, orderId)).toBe('S');
    expect((await shop.as(user, 'PUT', `order/${orderId}/cancel`)).statusCode).toBe(409);
    expect(await done(operate(orderId, 'deliver'))).toMatchObject({ orderStatus: '1', captured: total });
    expect(await status(user, orderId)).toBe('1');
  });

  it('take cash when the order is handed over, and not before [PAY-07]', async () => {
    const { orderId, total } = await place(cash);
    expect(await done(operate(orderId, 'ship'))).toMatchObject({ open: total, captured: '0.00000' });
    for (let time = 0; time < 2; time += 1)
      expect(await done(operate(orderId, 'deliver'))).toMatchObject({ open: '0.00000', captured: total });
    expect(await ledger(orderId)).toEqual(['authorise approved', 'capture approved']);
  });

  it('give stock and money back when an order is cancelled before it is sent [ORD-06]', async () => {
    for (const pay of [undefined, cash]) {
      const { user, orderId, stockBefore } = await place(pay);
      for (let time = 0; time < 2; time += 1) {
        expect(await done(operate(orderId, 'cancel'))).toMatchObject({
          orderStatus: 'X',
          open: '0.00000',
          captured: '0.00000',
        });
      }
      expect(await shop.stockOf(frame)).toBe(stockBefore);
      expect(await status(user, orderId)).toBe('X');
      expect(await refusal(operate(orderId, 'ship'))).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);
    }
  });

  it('pay back what was received and no more, each reason once [ORD-06]', async () => {
    const { orderId, total } = await place();
    const early = await operate(orderId, 'refund', { key: 'r-1' });
    expect([early.statusCode, early.json().errors[0]]).toMatchObject([
      409,
      { errorCode: '1520', errorKey: '_ERR_REFUND_NOT_COVERED', errorParameters: orderId },
    ]);
    await done(operate(orderId, 'ship'));
    for (let time = 0; time < 2; time += 1) {
      expect(await done(operate(orderId, 'refund', { key: 'r-1', amount: '100.00' }))).toMatchObject({
        refunded: '100.00000',
      });
    }
    // The same reason cannot stand for another amount, and one reason's name is not the beginning of another's.
    expect(await refusal(operate(orderId, 'refund', { key: 'r-1', amount: '1.00' }))).toEqual([
      409,
      '_ERR_REFUND_NOT_COVERED',
    ]);
    expect(await done(operate(orderId, 'refund', { key: 'r', amount: '5.00' }))).toMatchObject({
      refunded: '105.00000',
    });
    expect(await refusal(operate(orderId, 'refund', { key: 'r-2', amount: total }))).toEqual([
      409,
      '_ERR_REFUND_NOT_COVERED',
    ]);
    for (let time = 0; time < 2; time += 1) {
      expect(await done(operate(orderId, 'refund', { key: 'rest' }))).toMatchObject({
        refunded: total,
        captured: total,
      });
    }
    expect(await refusal(operate(orderId, 'refund', { key: 'more' }))).toEqual([409, '_ERR_REFUND_NOT_COVERED']);
    expect((await gatewayBooks(orderId)).refunded).toBe(Math.round(Number(total) * 100));
    for (const amount of ['0', '0.00', '-1', 'much']) {
      expect(await refusal(operate(orderId, 'refund', { key: 'odd', amount }))).toEqual([400, '_ERR_INVALID_INPUT']);
    }
  });

  it('do each thing once when it is asked many times at once [PLAT-03]', async () => {
    const { orderId, stockBefore, total } = await place();
    const steps = ['ship', 'cancel', 'ship', 'cancel', 'ship', 'cancel'];
    await Promise.all(steps.map((step) => operate(orderId, step)));
    const after = await standing(orderId);
    const sent = after['orderStatus'] === 'S';
    expect(after).toMatchObject({ open: '0.00000', unsettled: 0 });
    expect(Number(after['captured']) - Number(after['refunded'])).toBe(sent ? Number(total) : 0);
    expect(await shop.stockOf(frame)).toBe(stockBefore - (sent ? 1 : 0));
    const other = await place();
    await done(operate(other.orderId, 'ship'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        operate(other.orderId, 'refund', { key: `k${index % 3}`, amount: '250.00' }),
      ),
    );
    // Two of the three reasons fit into what was received; each is paid once.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect((await gatewayBooks(other.orderId)).refunded).toBe(50_000);
    expect((await ledger(other.orderId)).filter((row) => row === 'refund approved')).toHaveLength(2);
  });

  it('finish by themselves what a silent gateway left open, and pay nothing back meanwhile [PLAT-03]', async () => {
    const { orderId, total } = await place();
    const silent = jest.spyOn(shop.gateway.api, 'capture').mockRejectedValue(new Error('no answer'));
    expect((await operate(orderId, 'ship')).statusCode).toBe(500);
    expect((await operate(orderId, 'refuse')).statusCode).toBe(500);
    silent.mockRestore();
    expect(await ledger(orderId)).toEqual(['authorise approved', 'capture pending']);
    expect(await standing(orderId)).toMatchObject({ orderStatus: 'M', captured: '0.00000', unsettled: 1 });
    expect(await shop.trade.checkout.reconcile()).toBe(1);
    expect(await shop.trade.checkout.reconcile()).toBe(0);
    expect(await done(operate(orderId, 'ship'))).toMatchObject({ orderStatus: 'S', captured: total });
    expect((await gatewayBooks(orderId)).captured).toBe(Math.round(Number(total) * 100));
  });

  it('send nothing whose money the gateway refuses, ask again when they are asked again, and give back what was never taken [PLAT-03] [PAY-07]', async () => {
    const { user, orderId, stockBefore } = await place();
    const refusing = jest.spyOn(shop.gateway.api, 'capture').mockResolvedValue(false);
    for (let time = 0; time < 2; time += 1)
      expect(await refusal(operate(orderId, 'ship'))).toEqual([409, '_ERR_PAYMENT_NOT_TAKEN']);
    refusing.mockRestore();
    expect(await status(user, orderId)).toBe('M');
    expect(await ledger(orderId)).toEqual(['authorise approved', 'capture declined', 'capture declined']);
    expect(await done(operate(orderId, 'cancel'))).toMatchObject({
      orderStatus: 'X',
      open: '0.00000',
      captured: '0.00000',
    });
    expect(await gatewayBooks(orderId)).toEqual({ open: 0, captured: 0, refunded: 0 });
    expect(await shop.stockOf(frame)).toBe(stockBefore);
  });

  it('send an order whose money was taken before a crash, and pay it back when its shopper cancels instead [PLAT-03] [ORD-06]', async () => {
    const { settlement } = shop.trade;
    /** As far as sending has come when the process ends before the order has moved. */
    const taken = async () => {
      const placed = await place();
      await shop.db.transaction().execute((trx) => settlement.captureInLedger(trx, placed.orderId, 'gateway'));
      await settlement.carryOut(placed.orderId);
      expect(await status(placed.user, placed.orderId)).toBe('M');
      return placed;
    };
    const sent = await taken();
    expect(await done(operate(sent.orderId, 'ship'))).toMatchObject({ orderStatus: 'S', captured: sent.total });
    expect(await ledger(sent.orderId)).toEqual(['authorise approved', 'capture approved']);
    const cancelled = await taken();
    expect((await shop.as(cancelled.user, 'PUT', `order/${cancelled.orderId}/cancel`)).statusCode).toBe(200);
    const totalMinor = Math.round(Number(cancelled.total) * 100);
    expect(await gatewayBooks(cancelled.orderId)).toEqual({ open: 0, captured: totalMinor, refunded: totalMinor });
  });

  it('are there only for who has the token, and not at all without one [PLAT-04]', async () => {
    const { orderId } = await place();
    for (const token of ['', 'wrong', `${operationsToken} `]) {
      expect(await refusal(operate(orderId, 'cancel', undefined, token))).toEqual([403, '_ERR_USER_AUTHORITY']);
    }
    expect((await shop.as('', 'GET', `/operations/orders/${orderId}`)).statusCode).toBe(403);
    const cart = await shop.ready('opscart', [[frame, 1]], cash);
    for (const unknown of ['99', cart]) {
      expect(await refusal(operate(unknown, 'cancel'))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
      expect(await refusal(read(unknown))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    }
    const closed = createHttpApp();
    addRoutes(closed, createFulfilmentRoutes(shop.trade.fulfilment, undefined));
    const answer = await closed.inject({
      method: 'POST',
      url: `/operations/orders/${orderId}/cancel`,
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.statusCode).toBe(404);
  });

  const step = oneof(
    constantFrom('ship', 'deliver', 'cancel', 'refuse', 'shopper cancels', 'reconcile'),
    record({ key: constantFrom('a', 'b', 'c'), amount: constantFrom('10.00', '300.00', undefined) }),
  );

  it.each([
    ['a card', undefined],
    ['cash', cash],
  ])(
    'leave books that agree after any sequence of steps with an order paid by %s [PLAT-03] [PAY-07]',
    async (_name, pay) => {
      await assertProperty(
        asyncProperty(array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
          const { user, orderId, stockBefore, total } = await place(pay);
          for (const one of steps) {
            if (one === 'reconcile') await shop.trade.checkout.reconcile();
            else if (one === 'shopper cancels') await shop.as(user, 'PUT', `order/${orderId}/cancel`);
            else if (typeof one === 'string') await operate(orderId, one);
            else await operate(orderId, 'refund', one.amount ? one : { key: one.key });
          }
          const { order, ...books } = await shop.trade.fulfilment.standing(orderId);
          const kept = books.capturedMinor - books.refundedMinor;
          const totalMinor = Math.round(Number(total) * 100);
          const gone = order.status === 'X';
          const rules = {
            'nothing is on its way': books.unsettled === 0,
            'no more is paid back than received': kept >= 0,
            'nothing of a cancelled order is kept': !gone || (books.openMinor === 0 && kept === 0),
            'what is promised is open or taken': gone || books.openMinor + books.capturedMinor === totalMinor,
            'what was not sent is not taken': order.status !== 'M' || books.capturedMinor === 0,
            'what was sent is paid': order.status !== 'S' || Boolean(pay) || books.openMinor === 0,
            'what was handed over is paid': order.status !== '1' || books.openMinor === 0,
          };
          expect(Object.entries(rules).filter(([, holds]) => !holds)).toEqual([]);
          expect(await shop.stockOf(frame)).toBe(stockBefore - (gone ? 0 : 1));
          const { openMinor: open, capturedMinor: captured, refundedMinor: refunded } = books;
          const atGateway = pay ? { open: 0, captured: 0, refunded: 0 } : { open, captured, refunded };
          expect(await gatewayBooks(orderId)).toEqual(atGateway);
        }),
        // Always the same sequences: a test that fails fails everywhere.
        { seed: 7, numRuns: 12 },
      );
      // Each order takes about ten calls.
    },
    60_000,
  );
});
