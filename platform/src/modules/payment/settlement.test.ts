import { testClock } from '../../kernel';
import type { Trx } from '../../kernel';
import { moduleTables } from '../../testing/moduleTables';
import { orderMigrations } from '../order/order.migrations';
import { paymentMigrations } from './payment.migrations';
import type { PaymentInstruction } from './payment.repository';
import type { PaymentGateway } from './paymentGateway.port';
import { createSettlementService } from './settlement.service';

const ORDER = '7307966';
const APPROVED = '100';

describe('the money of a placed order', () => {
  const database = moduleTables(() => ({ ...orderMigrations, ...paymentMigrations }), ['payment_ledger']);

  /** A gateway that approves everything, unless it is told otherwise, and what it was asked. */
  function open(answers: Partial<PaymentGateway> = {}) {
    const asked: unknown[][] = [];
    const moved =
      (name: string) =>
      async (...given: unknown[]): Promise<boolean> => {
        asked.push([name, ...given]);
        return true;
      };
    const gateway: PaymentGateway = {
      origin: 'https://gateway.example',
      bind: async () => null,
      authorise: async ({ idempotencyKey }) => ({ reasonCode: APPROVED, gatewayReference: `at-${idempotencyKey}` }),
      lookup: async () => null,
      capture: moved('capture'),
      void: moved('void'),
      refund: moved('refund'),
      ...answers,
    };
    const clock = testClock('2026-11-24T10:00:00.000Z');
    const service = createSettlementService(database.db, clock, gateway);
    const write = <Result>(act: (trx: Trx) => Promise<Result>) => database.db.transaction().execute(act);
    /** Promises of money, as checkout notes and settles them. */
    const promised = async (...rows: readonly PaymentInstruction[]) => {
      for (const row of rows) {
        const key = `${ORDER}-1-${row.pi_id}`;
        await write((trx) => service.intend(trx, row, key));
        const decision = await service.authorise(row, key);
        if (decision) await write((trx) => service.settle(trx, key, decision));
      }
    };
    const capture = async (which: 'gateway' | 'everything' = 'gateway') => {
      await write((trx) => service.captureInLedger(trx, ORDER, which));
      return service.carryOut(ORDER);
    };
    const ledger = async () =>
      (await service.entries(ORDER)).map(({ kind, status, amount_minor: amount }) => `${kind} ${status} ${amount}`);
    return { service, clock, asked, write, promised, capture, ledger };
  }

  const paid = (piId: string, amount: number, change: Partial<PaymentInstruction> = {}): PaymentInstruction => ({
    pi_id: piId,
    order_id: ORDER,
    method: 'VISA',
    policy_id: '14509',
    amount_minor: amount,
    currency: 'USD',
    billing_address_id: '',
    billing: {},
    token: `token-${piId}`,
    card_id: null,
    card_brand: null,
    card_last_four: null,
    expire_month: null,
    expire_year: null,
    created_at: new Date(0),
    proposed_by: null,
    ...change,
  });
  const inCash = (piId: string, amount: number) => paid(piId, amount, { method: 'COD', token: null });

  it('is promised by the gateway, by cash without it, and by no card that is gone [PAY-07]', async () => {
    const { service } = open();
    expect(await service.authorise(paid('1', 100), 'k')).toEqual({ reasonCode: '100', gatewayReference: 'at-k' });
    expect(await service.authorise(inCash('1', 100), 'k')).toEqual({ reasonCode: '100', gatewayReference: 'cash-k' });
    expect(await service.authorise(paid('1', 100, { token: null }), 'k')).toMatchObject({ reasonCode: '102' });
  });

  it('is looked up when the gateway was silent, and nothing is supposed of any other failure [PLAT-03]', async () => {
    const truth = { reasonCode: '204', gatewayReference: 'late' };
    const silent = Object.assign(new Error('no answer'), { name: 'GatewayTimeout' });
    const late = open({ authorise: () => Promise.reject(silent), lookup: async () => truth });
    expect(await late.service.authorise(paid('1', 100), 'k')).toEqual(truth);
    const broken = open({ authorise: () => Promise.reject(new Error('broken')), lookup: async () => truth });
    await expect(broken.service.authorise(paid('1', 100), 'k')).rejects.toThrow('broken');
  });

  it('is decided once, and of a refusal the reason is kept [PLAT-03]', async () => {
    const { service, write, ledger } = open();
    const decide = (reasonCode: string) =>
      write((trx) => service.settle(trx, 'k', { reasonCode, gatewayReference: 'g-1' }));
    await write((trx) => service.intend(trx, paid('1', 100), 'k'));
    expect(await ledger()).toEqual(['authorise pending 100']);
    expect([await decide('204'), await decide(APPROVED)]).toEqual([true, false]);
    expect(await ledger()).toEqual(['authorise declined 100']);
    expect(await service.lastRefusal(database.db, ORDER)).toEqual({ reasonCode: '204', gatewayReference: 'g-1' });
    expect(await service.lastRefusal(database.db, 'another')).toEqual({ reasonCode: '233', gatewayReference: '' });
  });

  it('is taken by the gateway when the order is sent, and in cash when it is handed over [PAY-07]', async () => {
    const { service, asked, promised, capture, ledger, write, clock } = open();
    await promised(paid('1', 300), inCash('2', 50));
    expect(await capture()).toBe(1);
    expect(asked).toEqual([['capture', `at-${ORDER}-1-1`, 300]]);
    await write((trx) => service.requireTaken(trx, ORDER));
    clock.advance(1000);
    // Cash asks nobody: it is taken at once.
    expect(await capture('everything')).toBe(0);
    expect(asked).toHaveLength(1);
    expect((await ledger()).slice(2)).toEqual(['capture approved 300', 'capture approved 50']);
    expect((await service.entries(ORDER)).at(-1)).toMatchObject({ reason_code: '100', settled_at: clock.now() });
    expect(await capture('everything')).toBe(0);
    expect(await ledger()).toHaveLength(4);
  });

  it('of an order of the demonstration is known to no gateway', async () => {
    const { service, asked, promised, capture, ledger } = open({
      authorise: async () => ({ reasonCode: APPROVED, gatewayReference: 'demo-1' }),
    });
    await promised(paid('1', 300));
    expect([await capture(), asked]).toEqual([0, []]);
    expect(await ledger()).toEqual(['authorise approved 300', 'capture approved 300']);
    expect((await service.entries(ORDER)).map((row) => row.reason_code)).toEqual(['100', '100']);
  });

  it('that could not be taken is asked for again under another name, and nothing is sent meanwhile [PLAT-03] [ORD-01]', async () => {
    let takes = false;
    const { service, promised, capture, ledger, write } = open({ capture: async () => takes });
    await promised(paid('1', 300));
    expect([await capture(), await capture()]).toEqual([0, 0]);
    expect(await ledger()).toEqual(['authorise approved 300', 'capture declined 300', 'capture declined 300']);
    await expect(write((trx) => service.requireTaken(trx, ORDER))).rejects.toMatchObject({
      status: 409,
      errorKey: '_ERR_PAYMENT_NOT_TAKEN',
    });
    expect((await service.lastRefusal(database.db, ORDER)).reasonCode).toBe('233');
    takes = true;
    expect(await capture()).toBe(1);
    // Only what was taken can be paid back.
    expect(await write((trx) => service.refundInLedger(trx, ORDER, 301, 'r'))).toBeNull();
    const keys = (await service.entries(ORDER)).map((row) => row.idempotency_key.replace(`${ORDER}-1-1`, ''));
    expect(keys).toEqual(['', 'capture-', 'capture-#1', 'capture-#2']);
    await write((trx) => service.requireTaken(trx, ORDER));
  });

  it('is neither taken, given back nor sent while an answer is missing [PLAT-03]', async () => {
    const { service, promised, write, ledger } = open();
    await promised(paid('1', 300));
    await write((trx) => service.captureInLedger(trx, ORDER, 'gateway'));
    const unsettled = { status: 409, errorKey: '_ERR_PAYMENT_UNSETTLED' };
    await expect(write((trx) => service.requireTaken(trx, ORDER))).rejects.toMatchObject(unsettled);
    await expect(write((trx) => service.giveBackInLedger(trx, ORDER))).rejects.toMatchObject(unsettled);
    expect(await ledger()).toEqual(['authorise approved 300', 'capture pending 300']);
    await service.carryOut(ORDER);
    await write((trx) => service.intend(trx, paid('2', 300), `again-${ORDER}-2`));
    await expect(write((trx) => service.captureInLedger(trx, ORDER, 'gateway'))).rejects.toMatchObject(unsettled);
  });

  it('that was received is paid back once for each reason, from the oldest payment on [ORD-06] [PLAT-03]', async () => {
    const { service, asked, promised, capture, write } = open();
    await promised(paid('1', 300), paid('2', 200));
    await capture();
    asked.length = 0;
    const refund = async (amount: number, key: string) => {
      const given = await write((trx) => service.refundInLedger(trx, ORDER, amount, key));
      await service.carryOut(ORDER);
      return given;
    };
    expect([await refund(0, 'none'), await refund(-1, 'less'), await refund(501, 'more')]).toEqual([null, null, null]);
    expect(await refund(100, 'a')).toBe(100);
    expect(await refund(250, 'b')).toBe(250);
    expect(await refund(250, 'b')).toBe(250);
    expect(await refund(151, 'c')).toBeNull();
    const [first, second] = [`at-${ORDER}-1-1`, `at-${ORDER}-1-2`];
    expect(asked).toEqual([
      ['refund', first, 100, `refund-a-${first}`],
      ['refund', first, 200, `refund-b-${first}`],
      ['refund', second, 50, `refund-b-${second}`],
    ]);
    expect(await write((trx) => service.refundAllInLedger(trx, ORDER, 'rest'))).toBe(150);
    expect(await write((trx) => service.refundAllInLedger(trx, ORDER, 'again'))).toBe(0);
  });

  it('whose refund was refused is paid back under the same reason for the gateway', async () => {
    const names: string[] = [];
    const { service, promised, capture, write, ledger } = open({
      refund: async (_reference, _amount, key) => names.push(key) > 1,
    });
    await promised(paid('1', 300));
    await capture();
    for (let time = 0; time < 2; time += 1) {
      expect(await write((trx) => service.refundInLedger(trx, ORDER, 300, 'r'))).toBe(300);
      await service.carryOut(ORDER);
    }
    expect(new Set(names)).toEqual(new Set([`refund-r-at-${ORDER}-1-1`]));
    expect((await ledger()).slice(2)).toEqual(['refund declined 300', 'refund approved 300']);
  });

  it('goes back whole when the order is cancelled: what is promised, and what was received [ORD-06]', async () => {
    const { service, asked, promised, capture, write, ledger } = open();
    await promised(paid('1', 300));
    await capture();
    await promised(paid('2', 200), inCash('3', 50));
    await write((trx) => service.giveBackInLedger(trx, ORDER));
    expect(await service.carryOut(ORDER)).toBe(2);
    expect(asked.map(([name]) => name)).toEqual(['capture', 'void', 'refund']);
    expect((await ledger()).slice(4)).toEqual(['void approved 200', 'void approved 50', 'refund approved 300']);
    await write((trx) => service.giveBackInLedger(trx, ORDER));
    expect(await ledger()).toHaveLength(7);
  });

  it('left on its way by a crash is moved later, and only what has waited long enough [PLAT-03]', async () => {
    const { service, promised, write, clock, asked } = open();
    await promised(paid('1', 300));
    await write((trx) => service.captureInLedger(trx, ORDER, 'gateway'));
    expect(await service.finish(new Date(clock.now().getTime() - 1))).toBe(0);
    expect(await service.finish(clock.now())).toBe(1);
    expect(await service.finish(clock.now())).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('is told of as paid and refunded once it really moved [ORD-02]', async () => {
    const { service, promised, capture, write, clock } = open();
    await promised(paid('1', 300));
    expect(await service.happenings(database.db, ORDER)).toEqual([]);
    await capture();
    const at = clock.now();
    await write((trx) => service.refundInLedger(trx, ORDER, 300, 'r'));
    expect(await service.happenings(database.db, ORDER)).toEqual([{ event: 'paid', at, amountMinor: 300 }]);
    await service.carryOut(ORDER);
    expect(await service.happenings(database.db, ORDER)).toEqual([
      { event: 'paid', at, amountMinor: 300 },
      { event: 'refunded', at, amountMinor: 300 },
    ]);
  });
});
