import type { Selectable } from 'kysely';

import type { Db } from '../../kernel';

import type { LensChoicesTable, PrescriptionTables } from './prescription.tables';

const tables = (db: Db) => db.withTables<PrescriptionTables>();

export type ChoiceRow = Selectable<LensChoicesTable>;

/** A member's half-finished choices, the last changed first. */
export async function choicesOf(db: Db, userId: string): Promise<ChoiceRow[]> {
  return tables(db)
    .selectFrom('lens_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('part_number')
    .execute();
}

export async function writeChoice(db: Db, row: ChoiceRow): Promise<void> {
  const { user_id: _userId, part_number: _partNumber, ...change } = row;
  await tables(db)
    .insertInto('lens_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'part_number']).doUpdateSet(change))
    .execute();
}

export async function deleteChoice(db: Db, userId: string, partNumber: string): Promise<void> {
  const own = tables(db).deleteFrom('lens_choices').where('user_id', '=', userId);
  await own.where('part_number', '=', partNumber).execute();
}

/** Forgets so many of the choices that nobody changed since a day. */
export async function deleteChoicesBefore(db: Db, before: Date, limit: number): Promise<void> {
  const old = await tables(db)
    .selectFrom('lens_choices')
    .select(['user_id', 'part_number'])
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
  for (const row of old) await deleteChoice(db, row.user_id, row.part_number);
}
