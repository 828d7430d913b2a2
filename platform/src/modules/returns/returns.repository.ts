import type { Insertable, Selectable } from 'kysely';

import type { OrderEvent } from '@sightline/shared-lib/domain/order';

import type { Db, Trx } from '../../kernel';
import type { Happening } from '../order';
import type { ReturnStatus } from './returnStatus.domain';
import type { ReturnItemsTable, ReturnsTable, ReturnTables } from './returns.tables';

export type ReturnItem = Selectable<ReturnItemsTable>;
export type Return = Selectable<ReturnsTable> & { readonly items: readonly ReturnItem[] };

const tables = (db: Db | Trx) => db.withTables<ReturnTables>();

async function withItems(db: Db | Trx, rows: readonly Selectable<ReturnsTable>[]): Promise<Return[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ rma_id: rmaId }) => rmaId);
  const items = await tables(db)
    .selectFrom('return_items')
    .selectAll()
    .where('rma_id', 'in', ids)
    .orderBy('order_item_id')
    .execute();
  return rows.map((row) => ({ ...row, items: items.filter((item) => item.rma_id === row.rma_id) }));
}

/** Returns of an order, the oldest first. */
export async function returnsOf(db: Db | Trx, orderId: string): Promise<Return[]> {
  const query = tables(db).selectFrom('returns').selectAll().where('order_id', '=', orderId);
  return withItems(db, await query.orderBy('created_at').orderBy('rma_id').execute());
}

export async function findReturn(db: Db | Trx, rmaId: string): Promise<Return | undefined> {
  const row = await tables(db).selectFrom('returns').selectAll().where('rma_id', '=', rmaId).executeTakeFirst();
  return row && (await withItems(db, [row]))[0];
}

/** Announced returns that are collected on a day, `yyyy-MM-dd`. */
export async function findCollections(db: Db | Trx, day: string): Promise<Selectable<ReturnsTable>[]> {
  const query = tables(db).selectFrom('returns').selectAll().where('status', '=', 'CRE');
  return query.where('collect_on', '=', day).orderBy('rma_id').execute();
}

/** Returns that a line is in, the newest first. */
export async function returnsOfLine(db: Db | Trx, orderItemId: string): Promise<Return[]> {
  const rows = await tables(db)
    .selectFrom('returns')
    .innerJoin('return_items', 'return_items.rma_id', 'returns.rma_id')
    .selectAll('returns')
    .where('return_items.order_item_id', '=', orderItemId)
    .orderBy('returns.created_at', 'desc')
    .orderBy('returns.rma_id', 'desc')
    .execute();
  return withItems(db, rows);
}

/** Whether any of these orders has a return that is not closed: goods are on their way, or money is owed. */
export async function hasOpenReturn(trx: Trx, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const open = await tables(trx)
    .selectFrom('returns')
    .innerJoin('return_items', 'return_items.rma_id', 'returns.rma_id')
    .select('returns.rma_id')
    .where('returns.order_id', 'in', orderIds)
    .where('return_items.is_open', '=', true)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** What returns of an order mean to its buyer; that they are paid back is told by the ledger. */
const OF_STATUS: Partial<Record<ReturnStatus, OrderEvent>> = {
  CRE: 'returnAnnounced',
  SHI: 'returnSent',
  REC: 'returnReceived',
  CAN: 'returnCancelled',
};

/** What happened to the returns of an order, with their numbers. */
export async function returnHappenings(db: Db | Trx, orderId: string): Promise<Happening[]> {
  const rows = await tables(db)
    .selectFrom('return_status_changes as change')
    .innerJoin('returns', 'returns.rma_id', 'change.rma_id')
    .select(['change.rma_id', 'change.status', 'change.changed_at'])
    .where('returns.order_id', '=', orderId)
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('return_items as item')
            .select('item.rma_id')
            .whereRef('item.rma_id', '=', 'change.rma_id')
            .where('item.exchange_line', '!=', ''),
        )
        .as('exchanged'),
    )
    .orderBy('change.sequence')
    .execute();
  return rows.flatMap(({ rma_id: subject, status, changed_at: at, exchanged }) => {
    const event = status === 'REF' && exchanged ? 'exchangeSent' : OF_STATUS[status];
    return event ? [{ event, at, subject }] : [];
  });
}

/** Notes where a return stands from now on. */
export async function recordReturnStatus(trx: Trx, rmaId: string, status: ReturnStatus, at: Date): Promise<void> {
  await tables(trx).insertInto('return_status_changes').values({ rma_id: rmaId, status, changed_at: at }).execute();
}

export async function insertReturn(
  trx: Trx,
  row: Insertable<ReturnsTable>,
  items: readonly Insertable<ReturnItemsTable>[],
): Promise<void> {
  await tables(trx).insertInto('returns').values(row).execute();
  await tables(trx)
    .insertInto('return_items')
    .values([...items])
    .execute();
}

export async function writeReturn(
  trx: Trx,
  rmaId: string,
  changes: Partial<
    Pick<Insertable<ReturnsTable>, 'status' | 'check_hash' | 'check_until' | 'delivery_minor' | 'updated_at'>
  >,
): Promise<void> {
  await tables(trx).updateTable('returns').set(changes).where('rma_id', '=', rmaId).execute();
}

/** Notes the line of the order with what was sent instead of a returned one. */
export async function writeExchange(
  trx: Trx,
  { rmaId, orderItemId }: { readonly rmaId: string; readonly orderItemId: string },
  exchangeLine: string,
): Promise<void> {
  await tables(trx)
    .updateTable('return_items')
    .set({ exchange_line: exchangeLine })
    .where('rma_id', '=', rmaId)
    .where('order_item_id', '=', orderItemId)
    .execute();
}

/** Takes the contacts, and what people wrote, out of the returns of orders. */
export async function anonymiseReturns(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const found = tables(trx).selectFrom('returns').select('rma_id').where('order_id', 'in', orderIds);
  await tables(trx).updateTable('return_items').set({ comment: '' }).where('rma_id', 'in', found).execute();
  await tables(trx).updateTable('returns').set({ email: '', phone: '' }).where('order_id', 'in', orderIds).execute();
}

/** Lets other returns have the lines of one that has ended. */
export async function closeItems(trx: Trx, rmaId: string): Promise<void> {
  await tables(trx).updateTable('return_items').set({ is_open: false }).where('rma_id', '=', rmaId).execute();
}
