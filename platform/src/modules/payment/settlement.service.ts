import type { Clock, Db, Trx } from '../../kernel';
import { inTransaction } from '../../kernel';
import { refusalKey } from './payment.domain';
import { paymentErrors } from './payment.errors';
import { addEntry, type LedgerRow, listEntries, type PaymentInstruction, settleEntry } from './payment.repository';
import type { GatewayDecision, PaymentGateway } from './paymentGateway.port';

/** Money movements of placed orders: every step is a row of the ledger, written before or with what it describes. */
export function createSettlementService(db: Db, clock: Clock, gateway: PaymentGateway) {
  const follow = (
    trx: Trx,
    row: LedgerRow,
    kind: 'void' | 'capture' | 'refund',
    { amountMinor = Number(row.amount_minor), key = `${kind}-${row.idempotency_key}` } = {},
  ): Promise<void> =>
    addEntry(trx, {
      order_id: row.order_id,
      pi_id: row.pi_id,
      method: row.method,
      kind,
      status: 'approved',
      amount_minor: amountMinor,
      currency: row.currency,
      reason_code: '100',
      idempotency_key: key,
      gateway_reference: row.gateway_reference,
      created_at: clock.now(),
      settled_at: clock.now(),
    });

  /** Approved authorisations that were neither captured nor given back. */
  async function open(handle: Db | Trx, orderId: string): Promise<LedgerRow[]> {
    const rows = await listEntries(handle, orderId);
    const followed = new Set(rows.filter((row) => row.kind !== 'authorise').map((row) => row.gateway_reference));
    return rows.filter(
      (row) => row.kind === 'authorise' && row.status === 'approved' && !followed.has(row.gateway_reference),
    );
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
    settle: (trx: Trx, idempotencyKey: string, decision: GatewayDecision): Promise<void> =>
      settleEntry(trx, idempotencyKey, {
        status: decision.reasonCode === '100' ? 'approved' : 'declined',
        reasonCode: decision.reasonCode,
        gatewayReference: decision.gatewayReference,
        at: clock.now(),
      }),

    /** Notes that everything still promised of an order is given back. */
    async voidInLedger(trx: Trx, orderId: string): Promise<void> {
      for (const row of await open(trx, orderId)) await follow(trx, row, 'void');
    },

    /** Takes the money of an order that was sent; gives how many authorisations were captured. Safe to repeat. */
    async capture(orderId: string): Promise<number> {
      let captured = 0;
      for (const row of await open(db, orderId)) {
        const taken = isCash(row) || (await gateway.capture(row.gateway_reference, Number(row.amount_minor)));
        if (!taken) continue;
        await inTransaction(db, (trx) => follow(trx, row, 'capture'));
        captured += 1;
      }
      return captured;
    },

    /**
     * Pays back received money of an order, for a return or a complaint; null when that much was not received. The key
     * names the reason, such as a return's id: asked for twice, it is paid once. Gives what was paid back by it.
     */
    async refund(orderId: string, amountMinor: number, key: string): Promise<number | null> {
      const rows = await listEntries(db, orderId);
      const made = rows.filter((row) => row.kind === 'refund' && row.idempotency_key.startsWith(`refund-${key}-`));
      const returned = made.reduce((sum, row) => sum + Number(row.amount_minor), 0);
      if (returned > 0 && returned >= amountMinor) return returned;
      // A refund that was interrupted is finished.
      const shares = refundShares(rows, amountMinor - returned);
      if (!shares) return null;
      for (const { row, share } of shares) {
        const refundKey = `refund-${key}-${row.gateway_reference}`;
        const paid = isCash(row) || (await gateway.refund(row.gateway_reference, share, refundKey));
        if (!paid) return null;
        await inTransaction(db, (trx) => follow(trx, row, 'refund', { amountMinor: share, key: refundKey }));
      }
      return amountMinor;
    },

    /** Every movement of an order's money, oldest first. */
    entries: (orderId: string) => listEntries(db, orderId),

    /** Why an order's last payment was refused. */
    async lastRefusal(handle: Db | Trx, orderId: string): Promise<GatewayDecision> {
      const row = (await listEntries(handle, orderId)).findLast((entry) => entry.status === 'declined');
      return { reasonCode: row?.reason_code ?? '233', gatewayReference: row?.gateway_reference ?? '' };
    },

    /** Releases at the gateway what the ledger says was given back; safe to repeat. */
    async releaseAtGateway(orderId: string): Promise<void> {
      for (const row of await listEntries(db, orderId)) {
        if (row.kind === 'void' && !row.gateway_reference.startsWith('cash-'))
          await gateway.void(row.gateway_reference);
      }
    },

    refusal: (decision: GatewayDecision) => paymentErrors.refused(decision.reasonCode, refusalKey(decision.reasonCode)),
    timeout: () => paymentErrors.timeout(),
  };
}

export type SettlementService = ReturnType<typeof createSettlementService>;

/** Splits a refund over the captures of an order, oldest first; null when they do not carry it. */
function refundShares(
  rows: readonly LedgerRow[],
  amountMinor: number,
): readonly { readonly row: LedgerRow; readonly share: number }[] | null {
  let rest = amountMinor;
  const shares: { row: LedgerRow; share: number }[] = [];
  for (const row of rows.filter((entry) => entry.kind === 'capture' && entry.status === 'approved')) {
    const returned = rows
      .filter((entry) => entry.kind === 'refund' && entry.gateway_reference === row.gateway_reference)
      .reduce((sum, entry) => sum + Number(entry.amount_minor), 0);
    const share = Math.min(rest, Number(row.amount_minor) - returned);
    if (share > 0) shares.push({ row, share });
    rest -= Math.max(share, 0);
  }
  return amountMinor > 0 && rest === 0 ? shares : null;
}

function isCash(row: LedgerRow): boolean {
  return row.gateway_reference.startsWith('cash-');
}
