import type { Clock, Db, Trx } from '../../kernel';
import type { Happening, Order, PaidWith } from '../order';
import { isMoving, isPayingAgain, openOf, openPayment, type OpenPayment, takeableOf } from './ledger.domain';
import { refusalKey } from './payment.domain';
import { paymentErrors } from './payment.errors';
import {
  addEntry,
  type LedgerRow,
  listEntries,
  listInstructions,
  ordersWithPendingMovements,
  type PaymentInstruction,
  settleEntry,
} from './payment.repository';
import type { GatewayDecision, PaymentGateway } from './paymentGateway.port';

type Following = 'void' | 'capture' | 'refund';

/**
 * Money movements of placed orders. Every step is a row of the ledger, written as pending together with what it follows
 * from; then the gateway is asked, and the row settled. Whatever is interrupted is found pending and carried out once.
 */
export function createSettlementService(db: Db, clock: Clock, gateway: PaymentGateway) {
  async function follow(
    trx: Trx,
    rows: readonly LedgerRow[],
    row: LedgerRow,
    kind: Following,
    { amountMinor = Number(row.amount_minor), key = `${kind}-${row.idempotency_key}` } = {},
  ): Promise<void> {
    const asksNobody = isOffTheGateway(row);
    const tries = rows.filter((entry) => nameOf(entry) === key).length;
    await addEntry(trx, {
      order_id: row.order_id,
      pi_id: row.pi_id,
      method: row.method,
      kind,
      status: asksNobody ? 'approved' : 'pending',
      amount_minor: amountMinor,
      currency: row.currency,
      reason_code: asksNobody ? '100' : '',
      // What the gateway once refused may be tried again under a new key.
      idempotency_key: tries === 0 ? key : `${key}#${tries}`,
      gateway_reference: row.gateway_reference,
      created_at: clock.now(),
      settled_at: asksNobody ? clock.now() : null,
    });
  }

  /** Asks the gateway for one movement; safe to repeat. */
  function move(row: LedgerRow): Promise<boolean> {
    if (row.kind === 'void') return gateway.void(row.gateway_reference);
    const amount = Number(row.amount_minor);
    if (row.kind === 'capture') return gateway.capture(row.gateway_reference, amount);
    return gateway.refund(row.gateway_reference, amount, nameOf(row));
  }

  /** Carries out what the ledger holds as pending, and gives how many movements were made. Safe to repeat, also at once. */
  async function carryOut(orderId: string): Promise<number> {
    let made = 0;
    for (const row of await listEntries(db, orderId)) {
      if (row.status !== 'pending' || row.kind === 'authorise') continue;
      const done = await move(row);
      const settled = await settleEntry(db, row.idempotency_key, {
        status: done ? 'approved' : 'declined',
        reasonCode: done ? '100' : '233',
        gatewayReference: row.gateway_reference,
        at: clock.now(),
      });
      if (settled && done) made += 1;
    }
    return made;
  }

  /** Notes that promises of an order are given back. */
  async function giveBackThese(trx: Trx, promised: readonly LedgerRow[]): Promise<void> {
    for (const row of promised) await follow(trx, await listEntries(trx, row.order_id), row, 'void');
  }

  /** Notes that everything still promised of an order is given back. */
  const voidInLedger = async (trx: Trx, orderId: string): Promise<void> =>
    giveBackThese(trx, openOf(await listEntries(trx, orderId)));

  /** Notes that what is promised of an order is taken: by the gateway when it is sent, in cash when it is handed over. */
  async function captureInLedger(trx: Trx, orderId: string, which: 'gateway' | 'everything'): Promise<void> {
    const rows = await listEntries(trx, orderId);
    if (isPayingAgain(rows)) throw paymentErrors.moving(orderId);
    for (const row of takeableOf(rows)) {
      if (which === 'everything' || row.method !== 'COD') await follow(trx, rows, row, 'capture');
    }
  }

  /**
   * Notes that received money is paid back; null when that much was not received. The key names the reason, such as a
   * return's number: noted twice, it is paid once. Gives what is paid back for it. The order's row has to be held.
   */
  async function refundInLedger(trx: Trx, orderId: string, amountMinor: number, key: string): Promise<number | null> {
    const rows = await listEntries(trx, orderId);
    const name = (row: LedgerRow): string => `refund-${key}-${row.gateway_reference}`;
    const noted = rows.filter((row) => row.kind === 'refund' && row.status !== 'declined' && nameOf(row) === name(row));
    if (noted.length > 0) return sumOf(noted);
    const shares = refundShares(rows, amountMinor);
    for (const { row, share } of shares ?? [])
      await follow(trx, rows, row, 'refund', { amountMinor: share, key: name(row) });
    return shares ? amountMinor : null;
  }

  /** What was received of an order and neither paid back nor about to be, minor units. */
  async function leftInLedger(handle: Db | Trx, orderId: string): Promise<number> {
    const rows = await listEntries(handle, orderId);
    const taken = rows.filter(({ kind, status }) => kind === 'capture' && status === 'approved');
    return sumOf(taken) - sumOf(rows.filter(({ kind, status }) => kind === 'refund' && status !== 'declined'));
  }

  /** Notes that all that was received and not paid back yet is paid back; gives how much. */
  async function refundAllInLedger(trx: Trx, orderId: string, key: string): Promise<number> {
    const left = (kind: LedgerRow['kind'], rows: readonly LedgerRow[]) =>
      sumOf(rows.filter((row) => row.kind === kind && row.status !== 'declined'));
    const rows = await listEntries(trx, orderId);
    const amountMinor = left('capture', rows) - left('refund', rows);
    return (await refundInLedger(trx, orderId, amountMinor, key)) ?? 0;
  }

  return {
    /** Notes the intent to authorise an instruction before the gateway is asked. */
    intend: (trx: Trx, row: PaymentInstruction, idempotencyKey: string): Promise<void> =>
      addEntry(trx, {
        order_id: row.order_id,
        pi_id: row.pi_id,
        method: row.method,
        kind: 'authorise',
        status: 'pending',
        amount_minor: Number(row.amount_minor),
        currency: row.currency,
        reason_code: '',
        idempotency_key: idempotencyKey,
        gateway_reference: '',
        created_at: clock.now(),
        settled_at: null,
      }),

    /** Asks the gateway. After a time-out the truth is looked up; null means nobody knows yet. Cash needs no gateway. */
    async authorise(row: PaymentInstruction, idempotencyKey: string): Promise<GatewayDecision | null> {
      if (row.method === 'COD') return { reasonCode: '100', gatewayReference: `cash-${idempotencyKey}` };
      if (row.token === null) return { reasonCode: '102', gatewayReference: '' };
      try {
        return await gateway.authorise({
          idempotencyKey,
          token: row.token,
          merchantReference: row.order_id,
          amountMinor: Number(row.amount_minor),
          currency: row.currency,
        });
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'GatewayTimeout') throw error;
        return gateway.lookup(idempotencyKey);
      }
    },

    /** Writes the gateway's decision into the ledger. */
    settle: (trx: Trx, idempotencyKey: string, decision: GatewayDecision): Promise<boolean> =>
      settleEntry(trx, idempotencyKey, {
        status: decision.reasonCode === '100' ? 'approved' : 'declined',
        reasonCode: decision.reasonCode,
        gatewayReference: decision.gatewayReference,
        at: clock.now(),
      }),

    voidInLedger,
    giveBackThese,
    captureInLedger,
    refundInLedger,
    refundAllInLedger,
    leftInLedger,
    carryOut,

    /** Whether money of an order was received in cash: it goes back by bank transfer. */
    async isPaidInCash(trx: Trx, orderId: string): Promise<boolean> {
      return (await listEntries(trx, orderId)).some(({ method, kind }) => method === 'COD' && kind === 'capture');
    },

    /** What money goes back to, but for cash: the means that some of it was taken from. */
    async paidWith(trx: Trx, orderId: string): Promise<readonly PaidWith[]> {
      const taken = (await listEntries(trx, orderId)).filter(
        ({ method, kind }) => method !== 'COD' && kind === 'capture',
      );
      const ids = new Set(taken.map((row) => row.pi_id));
      return (await listInstructions(trx, orderId))
        .filter((row) => ids.has(row.pi_id))
        .map((row) => ({ method: row.method, digits: row.card_last_four ?? '' }));
    },

    /** Refuses (409) unless the gateway has paid all that it promised of an order. */
    async requireTaken(trx: Trx, orderId: string): Promise<void> {
      const rows = await listEntries(trx, orderId);
      if (isMoving(rows)) throw paymentErrors.moving(orderId);
      if (takeableOf(rows).some((row) => row.method !== 'COD')) throw paymentErrors.notTaken(orderId);
    },

    /** Notes that a cancelled order keeps nothing: what is promised, and what was received. Refused (409) while nobody knows which it is. */
    async giveBackInLedger(trx: Trx, orderId: string): Promise<void> {
      if (isMoving(await listEntries(trx, orderId))) throw paymentErrors.moving(orderId);
      await voidInLedger(trx, orderId);
      await refundAllInLedger(trx, orderId, 'cancelled');
    },

    /** Carries out what was left pending since before a moment; gives how many orders had such movements. */
    async finish(before: Date): Promise<number> {
      const orderIds = await ordersWithPendingMovements(db, before);
      for (const orderId of orderIds) await carryOut(orderId);
      return orderIds.length;
    },

    /** Every movement of an order's money, oldest first. */
    entries: (orderId: string) => listEntries(db, orderId),

    /** What of a placed order is to be paid again, or is being paid; null when there is nothing to do. */
    openPayment: async (handle: Db | Trx, order: Order): Promise<OpenPayment | null> =>
      openPayment(order, await listEntries(handle, order.orderId)),

    /** Money that really moved, for the timeline of an order. */
    async happenings(handle: Db | Trx, orderId: string): Promise<Happening[]> {
      const rows = await listEntries(handle, orderId);
      return rows.flatMap(({ kind, status, settled_at: at, amount_minor: amount }) => {
        if (status !== 'approved' || !at || (kind !== 'capture' && kind !== 'refund')) return [];
        return [{ event: kind === 'capture' ? 'paid' : 'refunded', at, amountMinor: Number(amount) } as const];
      });
    },

    /** Why an order's last payment was refused. */
    async lastRefusal(handle: Db | Trx, orderId: string): Promise<GatewayDecision> {
      const row = (await listEntries(handle, orderId)).findLast((entry) => entry.status === 'declined');
      return { reasonCode: row?.reason_code ?? '233', gatewayReference: row?.gateway_reference ?? '' };
    },

    refusal: (decision: GatewayDecision) => paymentErrors.refused(decision.reasonCode, refusalKey(decision.reasonCode)),
    timeout: () => paymentErrors.timeout(),
  };
}

export type SettlementService = ReturnType<typeof createSettlementService>;

/** Name of a movement, whichever time it is tried. */
function nameOf(row: LedgerRow): string {
  return row.idempotency_key.replace(/#\d+$/, '');
}

const sumOf = (rows: readonly LedgerRow[]): number => rows.reduce((sum, row) => sum + Number(row.amount_minor), 0);

/** Splits a refund over the captures of an order, oldest first; null when they do not carry it. */
function refundShares(
  rows: readonly LedgerRow[],
  amountMinor: number,
): readonly { readonly row: LedgerRow; readonly share: number }[] | null {
  let rest = amountMinor;
  const shares: { row: LedgerRow; share: number }[] = [];
  for (const row of rows.filter((entry) => entry.kind === 'capture' && entry.status === 'approved')) {
    const returned = sumOf(
      rows.filter(
        (entry) =>
          entry.kind === 'refund' && entry.status !== 'declined' && entry.gateway_reference === row.gateway_reference,
      ),
    );
    const share = Math.min(rest, Number(row.amount_minor) - returned);
    if (share > 0) shares.push({ row, share });
    rest -= Math.max(share, 0);
  }
  return amountMinor > 0 && rest === 0 ? shares : null;
}

/** Cash, and payments of the demonstration's orders, are known to no gateway. */
function isOffTheGateway(row: LedgerRow): boolean {
  return /^(cash|demo)-/.test(row.gateway_reference);
}
