import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { PrescriberRequestsTable, PrescriberTables } from './prescriber.tables';

const tables = (db: Db | Trx) => db.withTables<PrescriberTables>();

export type RequestRow = Selectable<PrescriberRequestsTable>;

/** Questions that nobody has answered. */
const OPEN = ['named', 'asked'] as const;

export async function insertRequest(trx: Trx, row: Insertable<PrescriberRequestsTable>): Promise<void> {
  await tables(trx).insertInto('prescriber_requests').values(row).execute();
}

/** The last question of an order. Its order is held by whoever changes it. */
export async function lastRequest(db: Db | Trx, orderId: string): Promise<RequestRow | undefined> {
  return tables(db)
    .selectFrom('prescriber_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'withdrawn')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Another prescriber is named: what was open is over, and stays on record. */
export async function withdrawOpen(trx: Trx, orderId: string): Promise<void> {
  const open = tables(trx)
    .updateTable('prescriber_requests')
    .where('order_id', '=', orderId)
    .where('state', 'in', OPEN);
  await open.set({ state: 'withdrawn' }).execute();
}

export async function changeRequest(
  trx: Trx,
  requestId: string,
  change: Updateable<PrescriberRequestsTable>,
): Promise<void> {
  await tables(trx).updateTable('prescriber_requests').set(change).where('request_id', '=', requestId).execute();
}

/** Open questions, the oldest first. */
export async function openRequests(db: Db, limit: number): Promise<RequestRow[]> {
  return tables(db)
    .selectFrom('prescriber_requests')
    .selectAll()
    .where('state', 'in', OPEN)
    .orderBy('named_at')
    .limit(limit)
    .execute();
}

/** Orders whose prescriber had the time for an answer. */
export async function dueOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('prescriber_requests')
    .select('order_id')
    .where('state', '=', 'asked')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.order_id);
}

export async function handOver(trx: Trx, fromUserId: string, toUserId: string): Promise<void> {
  const own = tables(trx).updateTable('prescriber_requests').where('user_id', '=', fromUserId);
  await own.set({ user_id: toUserId }).execute();
}

/** Forgets so many of the questions before a day. */
export async function forgetBefore(db: Db, before: Date, limit: number): Promise<void> {
  const old = tables(db)
    .selectFrom('prescriber_requests')
    .select('request_id')
    .where('named_at', '<', before)
    .orderBy('named_at')
    .limit(limit);
  await tables(db).deleteFrom('prescriber_requests').where('request_id', 'in', old).execute();
}
