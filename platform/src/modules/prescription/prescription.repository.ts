import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Db } from '../../kernel';

import type { PrescriptionDetailsTable, PrescriptionFilesTable, PrescriptionTables } from './prescription.tables';

const tables = (db: Db) => db.withTables<PrescriptionTables>();

export type FileRow = Selectable<PrescriptionFilesTable>;
export type FileSummary = Omit<FileRow, 'content' | 'object_key' | 'bytes' | 'upload_key'>;
export type DetailsRow = Selectable<PrescriptionDetailsTable>;

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await tables(db).insertInto('prescription_files').values(file).execute();
}

/** Number and bytes of the files of a member, or of all. */
export async function storedFiles(db: Db, userId?: string): Promise<{ files: number; bytes: number }> {
  const all = tables(db)
    .selectFrom('prescription_files')
    .select((select) => [
      select.fn.countAll<string>().as('files'),
      sql<string>`coalesce(sum(coalesce(bytes, octet_length(content))), 0)`.as('bytes'),
    ]);
  const row = await (userId === undefined ? all : all.where('user_id', '=', userId)).executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes) };
}

export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  return tables(db).selectFrom('prescription_files').selectAll().where('file_id', '=', fileId).executeTakeFirst();
}

/** The file of a member that came with an upload key. */
export async function fileOfUpload(db: Db, userId: string, uploadKey: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('prescription_files')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('upload_key', '=', uploadKey)
    .executeTakeFirst();
  return row?.file_id;
}

export async function ownerOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('prescription_files')
    .select('user_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function linkFile(db: Db, orderItemId: string, fileId: string, userId: string, now: Date): Promise<void> {
  await tables(db)
    .insertInto('prescription_links')
    .values({ order_item_id: orderItemId, file_id: fileId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['order_item_id', 'file_id']).doNothing())
    .execute();
}

/** Files of an order line without their content, the newest first. */
export async function filesOfLine(db: Db, orderItemId: string, userId: string): Promise<FileSummary[]> {
  return tables(db)
    .selectFrom('prescription_links')
    .innerJoin('prescription_files', 'prescription_files.file_id', 'prescription_links.file_id')
    .select([
      'prescription_files.file_id',
      'prescription_files.user_id',
      'prescription_files.key_id',
      'prescription_files.description',
      'prescription_files.content_type',
      'prescription_files.created_at',
    ])
    .where('prescription_links.order_item_id', '=', orderItemId)
    .where('prescription_files.user_id', '=', userId)
    .orderBy('prescription_links.created_at', 'desc')
    .orderBy('prescription_files.file_id', 'desc')
    .execute();
}

/** Files of a member without their content, the newest first. */
export async function filesOfMember(db: Db, userId: string): Promise<FileSummary[]> {
  return tables(db)
    .selectFrom('prescription_files')
    .select(['file_id', 'user_id', 'key_id', 'description', 'content_type', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('file_id')
    .execute();
}

/** What the sealed values of a line belong to. */
export const detailsOf = (orderItemId: string) => `details ${orderItemId}`;

export async function writeDetails(db: Db, details: DetailsRow): Promise<void> {
  const { order_item_id: _orderItemId, ...change } = details;
  await tables(db)
    .insertInto('prescription_details')
    .values(details)
    .onConflict((conflict) => conflict.column('order_item_id').doUpdateSet(change))
    .execute();
}

export async function findDetails(db: Db, orderItemId: string, userId: string): Promise<DetailsRow | undefined> {
  return tables(db)
    .selectFrom('prescription_details')
    .selectAll()
    .where('order_item_id', '=', orderItemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A member's spectacle prescriptions, the last changed first. */
export async function savedDetails(db: Db, userId: string, limit: number): Promise<DetailsRow[]> {
  return tables(db)
    .selectFrom('prescription_details')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'spectacles')
    .orderBy('updated_at', 'desc')
    .orderBy('order_item_id')
    .limit(limit)
    .execute();
}

/** Which of some order lines have a prescription, as values or as a file. */
export async function prescribedLines(db: Db, orderItemIds: readonly string[]): Promise<Set<string>> {
  if (orderItemIds.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('prescription_details')
    .select('order_item_id')
    .where('order_item_id', 'in', orderItemIds)
    .union(
      tables(db).selectFrom('prescription_links').select('order_item_id').where('order_item_id', 'in', orderItemIds),
    )
    .execute();
  return new Set(rows.map((row) => row.order_item_id));
}

/** Hands everything of a guest to the account that signed in. */
export async function moveToUser(db: Db, fromUserId: string, toUserId: string): Promise<void> {
  for (const table of ['prescription_files', 'prescription_links', 'prescription_details'] as const) {
    await tables(db).updateTable(table).set({ user_id: toUserId }).where('user_id', '=', fromUserId).execute();
  }
  const read = tables(db).updateTable('prescription_readings').where('user_id', '=', fromUserId);
  const own = { user_id: toUserId, reader_id: toUserId };
  await read.where('reader_id', '=', fromUserId).set(own).execute();
  await read.set({ user_id: toUserId }).execute();
}
