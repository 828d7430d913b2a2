import type { Db, Trx } from '../../kernel';
import type { OrderStatus } from './order.domain';
import type { OrderTables } from './order.tables';

const tables = (db: Db | Trx) => db.withTables<OrderTables>();

/** Adds a line to the order's status history. */
export async function recordStatus(trx: Trx, orderId: string, status: OrderStatus, changedAt: Date): Promise<void> {
  await tables(trx)
    .insertInto('order_status_changes')
    .values({ order_id: orderId, status, changed_at: changedAt })
    .execute();
}

/** When an order reached which status, the oldest first. */
export type StatusChanges = readonly { readonly status: OrderStatus; readonly at: Date }[];

/** What became of an order. */
export async function statusChanges(db: Db | Trx, orderId: string): Promise<StatusChanges> {
  const rows = await tables(db)
    .selectFrom('order_status_changes')
    .select(['status', 'changed_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute();
  return rows;
}
