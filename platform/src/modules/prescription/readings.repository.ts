import { sql } from 'kysely';
import type { Insertable } from 'kysely';

import type { Db } from '../../kernel';

import type { PrescriptionReadingsTable, PrescriptionTables } from './prescription.tables';

const tables = (db: Db) => db.withTables<PrescriptionTables>();

export async function insertReadings(
  db: Db,
  readings: readonly Insertable<PrescriptionReadingsTable>[],
): Promise<void> {
  if (readings.length > 0) await tables(db).insertInto('prescription_readings').values(readings).execute();
}

/** Readings of a member's prescriptions, the newest first. */
export async function readingsOf(db: Db, userId: string, limit: number) {
  return tables(db)
    .selectFrom('prescription_readings')
    .select(['reader_id', 'kind', 'subject', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets so many of the readings before a day; the table lets go of its rows in no other way. */
export async function forgetReadings(db: Db, before: Date, limit: number): Promise<void> {
  await sql`select set_config('sightline.forgets_readings', 'on', true)`.execute(db);
  const old = tables(db)
    .selectFrom('prescription_readings')
    .select('sequence')
    .where('read_at', '<', before)
    .orderBy('sequence')
    .limit(limit);
  await tables(db).deleteFrom('prescription_readings').where('sequence', 'in', old).execute();
}
