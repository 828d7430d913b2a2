import { orderGroupOf } from '@sightline/shared-lib/domain/order';

import { type Clock, type Db, inTransaction, type Trx } from '../../kernel';
import { CHECKOUT_LOCK } from './order.domain';
import { findOrder, saveOrder } from './order.repository';
import type { OrderTables } from './order.tables';
import { asAnonymous } from './provenOrder.domain';

/** Takes the names out of what another module keeps of orders. */
export type Anonymise = (trx: Trx, orderIds: readonly string[]) => Promise<void>;

/** Whether something of these orders is still under way elsewhere, such as goods on their way back. */
export type Holds = (trx: Trx, orderIds: readonly string[]) => Promise<boolean>;

/** Most orders that a shopper is told a deletion waits for. */
const TOLD = 20;

/** Orders in one run. */
const BATCH = 100;

function yearsAfter(placed: Date, years: number): Date {
  const until = new Date(placed);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
}

const tables = (db: Db | Trx) => db.withTables<OrderTables>();

/** What becomes of orders whose buyer's account is deleted: kept as long as the law asks, then without any name (ACC-06). */
export function createOrderRetention(db: Db, clock: Clock, others: readonly Anonymise[], holds: Holds) {
  return {
    /** Parts the orders from a buyer who goes: the bag is deleted, what was bought gets its day. False while an order is under way, or something of it comes back. */
    async part(trx: Trx, buyerId: string, keptYears: number): Promise<boolean> {
      const orders = await tables(trx)
        .selectFrom('orders')
        .select(['order_id', 'status', 'placed_at', 'locked_by'])
        .where('buyer_id', '=', buyerId)
        .forUpdate()
        .execute();
      const placed = orders.filter(({ status }) => status !== 'P');
      const isPaying = orders.some((order) => order.status === 'P' && order.locked_by === CHECKOUT_LOCK);
      if (isPaying || placed.some(({ status }) => orderGroupOf(status) === 'open')) return false;
      const placedIds = placed.map(({ order_id: orderId }) => orderId);
      if (await holds(trx, placedIds)) return false;
      await tables(trx).deleteFrom('orders').where('buyer_id', '=', buyerId).where('status', '=', 'P').execute();
      for (const { order_id: orderId, placed_at: at } of placed)
        await tables(trx)
          .updateTable('orders')
          .set({ named_until: yearsAfter(at ?? clock.now(), keptYears) })
          .where('order_id', '=', orderId)
          .execute();
      return true;
    },

    /** Numbers of a buyer's orders that hold the deletion: under way themselves, or something of them comes back. */
    async waitsFor(trx: Trx, buyerId: string): Promise<readonly string[]> {
      const placed = await tables(trx)
        .selectFrom('orders')
        .select(['order_id', 'status'])
        .where('buyer_id', '=', buyerId)
        .where('status', '!=', 'P')
        .orderBy('order_id')
        .execute();
      const isOpen = ({ status }: (typeof placed)[number]) => orderGroupOf(status) === 'open';
      const idsOf = (orders: typeof placed) => orders.map(({ order_id: orderId }) => orderId);
      const waiting = idsOf(placed.filter(isOpen));
      const done = idsOf(placed.filter((order) => !isOpen(order)));
      // One question answers for most shoppers.
      if (await holds(trx, done)) for (const orderId of done) if (await holds(trx, [orderId])) waiting.push(orderId);
      return waiting.toSorted().slice(0, TOLD);
    },

    /** Takes the names out of orders whose day has come. */
    anonymise: (): Promise<void> =>
      inTransaction(db, async (trx) => {
        const rows = await tables(trx)
          .selectFrom('orders')
          .select('order_id')
          .where('named_until', '<=', clock.now())
          .orderBy('named_until')
          .limit(BATCH)
          .forUpdate()
          .skipLocked()
          .execute();
        const ids = rows.map((row) => row.order_id);
        if (ids.length === 0) return;
        for (const orderId of ids) {
          const order = await findOrder(trx, orderId, true);
          if (order) await saveOrder(trx, asAnonymous(order));
        }
        for (const other of others) await other(trx, ids);
        await tables(trx).updateTable('orders').set({ named_until: null }).where('order_id', 'in', ids).execute();
      }),
  };
}
