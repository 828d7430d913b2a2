import {
  isOpenForPrescriptions,
  prescriptionAttributes,
  prescriptionStateAfter,
  type PrescriptionState,
  type RejectionReason,
} from '@sightline/shared-lib/domain/prescription';

import { type Db, inTransaction, type Trx } from '../../kernel';
import { orderErrors, type Order, prescriptionOf } from '../order';

import { type LineAttribute, lineAttributesOf } from './line.service';
import { prescriptionFaults } from './prescription.errors';
import { versionOf } from './version';

/** Placed orders as an optician sees them (the order module). */
export interface ReviewedOrdersPort {
  /** The order, held until the transaction ends; throws when there is none. */
  placed(trx: Trx, orderId: string): Promise<Order>;
  /** Writes a line; the order is held or released by what its lines say then. */
  writeLine(trx: Trx, order: Order, orderItemId: string, changes: readonly LineAttribute[]): Promise<Order>;
}

/** What an optician decides, and of which version. */
export type Decision = { readonly version: string } & (
  | { readonly event: 'approve' }
  | { readonly event: 'reject'; readonly reason: RejectionReason }
);

/** Where the prescriptions of an order stand; never what is in them. */
export interface ReviewStanding {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly name: string;
    readonly state: PrescriptionState;
    /** Another one as soon as the shopper gives another prescription. */
    readonly version: string;
    readonly reason?: RejectionReason;
  }[];
}

function standingOf(order: Order): ReviewStanding {
  const lines = order.lines.flatMap((line) => {
    const prescription = prescriptionOf(line);
    if (!prescription) return [];
    const { state, reason } = prescription;
    const { orderItemId, name, attributes } = line;
    return [{ orderItemId, name, state, version: versionOf(attributes), ...(reason ? { reason } : {}) }];
  });
  return { orderId: order.orderId, orderStatus: order.status, lines };
}

/** An optician reads the prescriptions of placed orders: each decision moves line and order together, once however often it is made. */
export function createReviewService(db: Db, orders: ReviewedOrdersPort) {
  return {
    standing: (orderId: string): Promise<ReviewStanding> =>
      inTransaction(db, async (trx) => standingOf(await orders.placed(trx, orderId))),

    /** Refused for a line without a prescription to judge or with another one than was read (409), and for an order that is no longer open (400). */
    decide: (orderId: string, orderItemId: string, decision: Decision): Promise<ReviewStanding> =>
      inTransaction(db, async (trx) => {
        const order = await orders.placed(trx, orderId);
        const line = order.lines.find((one) => one.orderItemId === orderItemId);
        const before = line && prescriptionOf(line);
        if (!before) throw prescriptionFaults.noLine(orderItemId);
        if (versionOf(line.attributes) !== decision.version) throw prescriptionFaults.changedMeanwhile(orderItemId);
        const reason = decision.event === 'reject' ? decision.reason : null;
        const after = prescriptionStateAfter(before.state, decision.event);
        if (after === before.state && reason === before.reason) return standingOf(order);
        if (!isOpenForPrescriptions(order.status)) throw orderErrors.wrongStatus(orderId);
        if (!after) throw prescriptionFaults.nothingToReview(orderItemId);
        const changes = lineAttributesOf(prescriptionAttributes(after, reason));
        return standingOf(await orders.writeLine(trx, order, orderItemId, changes));
      }),
  };
}

export type ReviewService = ReturnType<typeof createReviewService>;
