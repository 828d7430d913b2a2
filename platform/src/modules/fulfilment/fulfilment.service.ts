import type { Parcel } from '@sightline/shared-lib/domain/order';

import { type Clock, type Db, Fault, inTransaction, type Trx } from '../../kernel';
import {
  findOrder,
  findPlaced,
  type Order,
  orderErrors,
  type OrderLetters,
  recordStatus,
  saveOrder,
  trackingAttributes,
  withAttributes,
} from '../order';
import { ledgerBalance, type SettlementService } from '../payment';
import { type ParcelReport, reportParcel } from './parcel.service';
import { type Step, stepFrom } from './step.domain';

export interface FulfilmentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly settlement: SettlementService;
  /** Gives back stock, promotion uses and the order's money. */
  readonly giveBack: (trx: Trx, order: Order) => Promise<void>;
  readonly letters: OrderLetters;
}

/** How an order stands; amounts in minor units. */
export interface Standing {
  readonly order: Order;
  readonly openMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** Movements the gateway refused or has not answered. */
  readonly unsettled: number;
}

const notRefundable = (orderId: string): Fault =>
  new Fault(409, '1520', '_ERR_REFUND_NOT_COVERED', 'That much was not received, or is paid back already.', [orderId]);

/** What operations do with placed orders: status, stock and money move together, each exactly once however often it is asked. */
export function createFulfilmentService({ db, clock, settlement, giveBack, letters }: FulfilmentDependencies) {
  async function standing(orderId: string): Promise<Standing> {
    const order = await findOrder(db, orderId);
    if (!order?.placedAt) throw orderErrors.notFound(orderId);
    const rows = await settlement.entries(orderId);
    const entries = rows.map(({ kind, status, amount_minor }) => ({ kind, status, amountMinor: Number(amount_minor) }));
    const unsettled = rows.filter(({ status }) => status === 'pending').length;
    return { order, ...ledgerBalance(entries), unsettled };
  }

  async function placedFor(trx: Trx, step: Step, orderId: string) {
    const order = await findPlaced(trx, orderId);
    const next = stepFrom(step, order.status);
    if (!next) throw orderErrors.wrongStatus(orderId);
    return { order, next };
  }

  /** Asks the gateway for what it promised of an order, before the order moves: a crash in between leaves it paid and not sent. */
  async function takeMoney(step: Step, orderId: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      const { next } = await placedFor(trx, step, orderId);
      if (next.takes !== 'nothing') await settlement.captureInLedger(trx, orderId, 'gateway');
    });
    await settlement.carryOut(orderId);
    // Whoever is to pay again is told, once for each promise that was not kept.
    await inTransaction(db, async (trx) => {
      const order = await findPlaced(trx, orderId);
      const open = await settlement.openPayment(trx, order);
      if (open?.state === 'due') await letters.paymentRefused(trx, order, open);
    });
  }

  return {
    standing,

    /** Keeps what a carrier tells of one of the order's parcels. */
    report: (orderId: string, number: string, told: ParcelReport): Promise<readonly Parcel[]> =>
      reportParcel({ db, clock }, orderId, number, told),

    /**
     * Sends, hands over, cancels, or takes back an order. Refused from a status it does not follow (400), and where the money that it takes
     * is not to be had (409): nothing is sent or handed over unpaid. Tracking numbers are kept with the step.
     */
    async take(step: Step, orderId: string, trackingNumbers: readonly string[] = []): Promise<Standing> {
      await settlement.carryOut(orderId);
      await takeMoney(step, orderId);
      await inTransaction(db, async (trx) => {
        const { order, next } = await placedFor(trx, step, orderId);
        if (next.made) return;
        if (next.takes !== 'nothing') await settlement.requireTaken(trx, orderId);
        // Cash is received with the goods.
        if (next.takes === 'everything') await settlement.captureInLedger(trx, orderId, 'everything');
        const attributes = withAttributes(order.attributes, trackingAttributes(trackingNumbers));
        const changed: Order = { ...order, attributes, status: next.to, updatedAt: clock.now() };
        await saveOrder(trx, changed);
        await recordStatus(trx, orderId, next.to, clock.now());
        await letters.statusChanged(trx, changed);
        if (next.to === 'X') await giveBack(trx, changed);
      });
      await settlement.carryOut(orderId);
      return standing(orderId);
    },

    /** Pays received money back: an amount, or all that is left. The key makes a repeat the same refund. */
    async refund(orderId: string, key: string, amountMinor?: number): Promise<Standing> {
      await settlement.carryOut(orderId);
      await inTransaction(db, async (trx) => {
        const order = await findPlaced(trx, orderId);
        const paid =
          amountMinor === undefined
            ? await settlement.refundAllInLedger(trx, orderId, key)
            : await settlement.refundInLedger(trx, orderId, amountMinor, key);
        if (!paid || (amountMinor !== undefined && paid !== amountMinor)) throw notRefundable(orderId);
        const byTransfer = await settlement.isPaidInCash(trx, orderId);
        const paidWith = await settlement.paidWith(trx, orderId);
        await letters.refunded(trx, order, { amountMinor: paid, byTransfer, paidWith }, key);
      });
      await settlement.carryOut(orderId);
      return standing(orderId);
    },
  };
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
