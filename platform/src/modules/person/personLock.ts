import { sql } from 'kysely';

import type { Trx } from '../../kernel';

/**
 * Makes changes to one member's own list wait for each other until the transaction ends. Row locks cannot do that for
 * a list that is still empty.
 */
export async function lockPersonList(trx: Trx, list: 'addresses' | 'wallet', userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${list}:${userId}`}))`.execute(trx);
}
