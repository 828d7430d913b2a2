import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Clock, Db } from '../kernel';

/** What the search index is built from. */
const TABLES = [
  'catalogue_versions',
  'categories',
  'attributes',
  'attribute_values',
  'products',
  'items',
  'prices',
  'content_pages',
  'content_components',
  'content_placements',
  'physical_stores',
] as const;

/**
 * Tells data of the search index from any other: every row carries the transaction that wrote it, so a row that is added, changed or taken
 * away changes number or sum, also without a new version of the catalogue. Prices that begin or end with time count too. `program` stands for
 * what builds the index.
 */
export async function searchFingerprint(db: Db, clock: Clock, program: string): Promise<string> {
  const now = clock.now();
  const tables = TABLES.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*)::text as rows, sum(xmin::text::bigint)::text as writers
      from ${sql.table(name)}`,
  );
  const { rows: content } = await sql.join(tables, sql` union all `).execute(db);
  const { rows: prices } = await sql`select count(*) filter (where starts_at <= ${now})::text as begun,
    count(*) filter (where ends_at <= ${now})::text as ended from prices`.execute(db);
  return createHash('sha256')
    .update(JSON.stringify([program, process.version, content, prices]))
    .digest('hex');
}
