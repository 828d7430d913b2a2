import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Db, Trx } from './database';
import { numberSequences } from './kernel.migrations';
import type { NumberSequence } from './kernel.migrations';

export type { NumberSequence };

/** The next number of a sequence as text; gaps occur when a transaction rolls back. */
export async function nextNumber(db: Db | Trx, sequence: NumberSequence): Promise<string> {
  const name = numberSequences[sequence].name;
  const result = await sql<{ value: string }>`select nextval(${sql.lit(name)})::text as value`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error(`Sequence ${name} gave no number`);
  return row.value;
}

/** A url-safe secret of a number of random bytes. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
