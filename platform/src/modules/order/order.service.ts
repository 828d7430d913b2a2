import { isCancellable } from '@sightline/shared-lib/domain/order';
import { linePrescription } from '@sightline/shared-lib/domain/prescription';

import type { Caller, Clock, Db, Trx } from '../../kernel';
import {
  attributeValue,
  type ExtendedAttribute,
  heldOrReleased,
  lockHolder,
  type Order,
  prescriptionOf,
  withAttributes,
} from './order.domain';
import { orderErrors } from './order.errors';
import { type HistoryFilter, listOrders, ordersAtPrescribers, saveOrder } from './order.repository';
import { orderedLenses } from './orderedLenses.repository';
import { createOrderLookup } from './orderLookup.service';
import { dropOldProofs } from './orderProof.repository';
import { recordStatus } from './orderStatus.repository';
import { findOwned, findPlaced } from './pendingOrder.service';
import { findReachable, type Reachable } from './reachableOrder.service';
import type { BuyerDirectory, OrderLetters } from './trade.ports';

export interface OrderServiceDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Gives back what a cancelled order holds: stock and the payment authorisation. */
  readonly onCancel: (trx: Trx, order: Order) => Promise<void>;
  readonly letters: OrderLetters;
  readonly buyers: BuyerDirectory;
}

const rejectionOf = ({ lines }: Order, orderItemId: string) =>
  lines.flatMap((line) => (line.orderItemId === orderItemId ? (prescriptionOf(line)?.reason ?? []) : []))[0];

const isGiven = (changes: readonly ExtendedAttribute[]) =>
  linePrescription((name) => attributeValue(changes, name)).state === 'waiting';

/** Placed orders of a shopper: reading, listing, cancelling, and what prescriptions write to lines. */
export function createOrderService({ db, clock, onCancel, letters, buyers }: OrderServiceDependencies) {
  /** Writes attributes to a line; an order that is held by its prescriptions moves with them, and it is noted when. */
  async function writeLine(
    trx: Trx,
    order: Order,
    orderItemId: string,
    changes: readonly ExtendedAttribute[],
  ): Promise<Order> {
    const now = clock.now();
    const lines = order.lines.map((line) =>
      line.orderItemId === orderItemId
        ? { ...line, attributes: withAttributes(line.attributes, changes), updatedAt: now }
        : line,
    );
    const changed = heldOrReleased({ ...order, lines, updatedAt: now });
    await saveOrder(trx, changed);
    const isMoved = changed.status !== order.status;
    // One that is changed while an optician has the order is to be read again: its days count from then (RX-07).
    const isReadAgain = changed.status === 'W' && isGiven(changes);
    if (isMoved || isReadAgain) await recordStatus(trx, order.orderId, changed.status, now);
    // A reason to send a prescription back is news, also where another line of the order was sent back before.
    const reason = rejectionOf(changed, orderItemId);
    if (isMoved || (reason && reason !== rejectionOf(order, orderItemId))) await letters.statusChanged(trx, changed);
    return changed;
  }

  return {
    /** The order with its lines when it belongs to that shopper, else null. */
    owned: (handle: Db | Trx, userId: string, orderId: string): Promise<Order | null> =>
      findOwned(handle, userId, null, orderId),

    /** Opens an order to a caller who names its number and an address it is known by (ORD-03). */
    lookUp: createOrderLookup({ db, clock, buyers }),

    /** Forgets what was proved and has run out. */
    housekeep: () => dropOldProofs(db, clock.now()),

    /** An order of the caller's own, or one that the caller proved. */
    async reach(caller: Caller, storeId: string, orderId: string): Promise<Reachable> {
      const found = await findReachable(db, clock, caller.userId, { storeId, orderId });
      if (!found) throw orderErrors.notFound(orderId);
      return found;
    },

    async read(caller: Caller, storeId: string, orderId: string): Promise<Order> {
      const order = await findOwned(db, caller.userId, storeId, orderId);
      if (!order) throw orderErrors.notFound(orderId);
      return order;
    },

    /** What a shopper's ordered lenses were made to, for prescriptions to offer again. */
    orderedLenses: (handle: Db, userId: string, limit: number) => orderedLenses(handle, userId, limit),

    /** What periods are counted back from. */
    now: () => clock.now().getTime(),

    history: (filter: HistoryFilter) => listOrders(db, filter),
    atPrescribers: (orderIds: readonly string[]) => ordersAtPrescribers(db, orderIds),

    /** Cancels while Created; stock and authorisation are given back in the same transaction (ORD-06). */
    async cancel(trx: Trx, caller: Caller, storeId: string, orderId: string): Promise<Order> {
      const order = await findOwned(trx, caller.userId, storeId, orderId, true);
      if (!order) throw orderErrors.notFound(orderId);
      if (order.status === 'X') return order;
      if (!isCancellable(order.status)) throw orderErrors.notCancellable(orderId);
      const cancelled: Order = { ...order, status: 'X', updatedAt: clock.now() };
      await saveOrder(trx, cancelled);
      await recordStatus(trx, orderId, 'X', clock.now());
      await letters.statusChanged(trx, cancelled);
      await onCancel(trx, cancelled);
      return cancelled;
    },

    /** Writes extended attributes to a line of the shopper's own cart or order, as prescriptions do. Null when it is not theirs. */
    async setLineAttributes(
      trx: Trx,
      userId: string,
      orderId: string,
      orderItemId: string,
      changes: readonly ExtendedAttribute[],
    ): Promise<Order | null> {
      const order = await findOwned(trx, userId, null, orderId, true);
      if (!order?.lines.some((line) => line.orderItemId === orderItemId)) return null;
      const holder = lockHolder(order);
      if (holder && order.lockedBy !== userId) throw orderErrors.locked(orderId, holder);
      return writeLine(trx, order, orderItemId, changes);
    },

    /** The order of this shopper in a store, held until the transaction ends; null when it is not theirs. */
    held: (trx: Trx, userId: string, storeId: string, orderId: string): Promise<Order | null> =>
      findOwned(trx, userId, storeId, orderId, true),

    /** Mirrors the day of its reminder in an order, of which nothing else changes; an empty day takes it away (contract 29). */
    noteReminder(trx: Trx, order: Order, day: string): Promise<void> {
      const noted = { attributeName: 'reminderDate', attributeType: 'STRING', attributeValue: day };
      return saveOrder(trx, { ...order, attributes: withAttributes(order.attributes, [noted]) });
    },

    placed: findPlaced,
    writeLine,
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
