import type { Db, Trx } from '../../kernel';
import type { OrderReminderRow, ReminderTables } from './reminder.tables';

const tables = (db: Db | Trx) => db.withTables<ReminderTables>();

/** Most reminders that a list shows; the next ones come first. */
const LISTED = 100;

/** The reminder of an order; its row is held until the transaction ends when `lock` is set. */
export function findReminder(db: Db | Trx, orderId: string, lock = false): Promise<OrderReminderRow | undefined> {
  const query = tables(db).selectFrom('order_reminders').selectAll().where('order_id', '=', orderId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Reminders of a shopper in a store: those to come, the next one first, then those that were sent. */
export function remindersOf(db: Db, userId: string, storeId: string): Promise<OrderReminderRow[]> {
  return tables(db)
    .selectFrom('order_reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('store_id', '=', storeId)
    .orderBy('enabled', 'desc')
    .orderBy('due_on')
    .orderBy('order_id')
    .limit(LISTED)
    .execute();
}

/** False when the order has one. */
export async function insertReminder(trx: Trx, reminder: OrderReminderRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tables(trx)
    .insertInto('order_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function changeReminder(
  trx: Trx,
  orderId: string,
  changes: Pick<OrderReminderRow, 'due_on' | 'frequency_days' | 'enabled' | 'updated_at'>,
): Promise<void> {
  await tables(trx).updateTable('order_reminders').set(changes).where('order_id', '=', orderId).execute();
}

export async function dropReminder(trx: Trx, orderId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(trx)
    .deleteFrom('order_reminders')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Orders whose reminder is due on a day or was before. */
export async function dueReminders(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('order_reminders')
    .select('order_id')
    .where('enabled', '=', true)
    .where('due_on', '<=', today)
    .orderBy('due_on')
    .limit(limit)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

export async function forgetReminders(trx: Trx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tables(trx).deleteFrom('order_reminders').where('user_id', 'in', userIds).execute();
}
