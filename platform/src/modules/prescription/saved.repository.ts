import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { PrescriptionTables, SavedPrescriptionsTable } from './prescription.tables';

const tables = (db: Db) => db.withTables<PrescriptionTables>();

export type SavedRow = Selectable<SavedPrescriptionsTable>;

/** A member's saved prescriptions: the last used or changed first. */
export async function savedRows(db: Db | Trx, userId: string, lock = false): Promise<SavedRow[]> {
  const query = tables(db).selectFrom('saved_prescriptions').selectAll().where('user_id', '=', userId);
  const rows = await (lock ? query.forUpdate() : query).execute();
  const last = ({ used_at: usedAt, changed_at: changedAt }: SavedRow) =>
    Math.max(usedAt?.getTime() ?? 0, changedAt.getTime());
  return rows.toSorted((a, b) => last(b) - last(a) || a.prescription_id.localeCompare(b.prescription_id));
}

export async function insertSaved(trx: Trx, row: SavedRow): Promise<void> {
  await tables(trx).insertInto('saved_prescriptions').values(row).execute();
}

export async function updateSaved(
  trx: Trx,
  prescriptionId: string,
  change: Partial<Omit<SavedRow, 'prescription_id'>>,
): Promise<void> {
  await tables(trx)
    .updateTable('saved_prescriptions')
    .set(change)
    .where('prescription_id', '=', prescriptionId)
    .execute();
}

export async function deleteSaved(db: Db, userId: string, prescriptionId: string): Promise<boolean> {
  const gone = await tables(db)
    .deleteFrom('saved_prescriptions')
    .where('prescription_id', '=', prescriptionId)
    .where('user_id', '=', userId)
    .returning('prescription_id')
    .executeTakeFirst();
  return gone !== undefined;
}
