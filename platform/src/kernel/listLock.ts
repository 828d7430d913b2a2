import { sql } from 'kysely';

import type { Trx } from './database';

/**
 * Makes all who change the same list wait for each other until the transaction ends: row locks cannot count rows that are still to come.
 * A list is named by what it holds and whose it is, such as `wallet:1001`. Whoever needs several takes them in order of their names.
 */
export async function lockList(trx: Trx, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${list}))`.execute(trx);
}
