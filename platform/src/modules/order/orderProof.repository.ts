import { createHash } from 'node:crypto';

import type { Db, Trx } from '../../kernel';
import type { OrderTables } from './order.tables';

const tables = (db: Db | Trx) => db.withTables<OrderTables>();

/** Opens an order to somebody for a while; proving it again lengthens that. */
export async function grantProof(db: Db | Trx, userId: string, orderId: string, until: Date): Promise<void> {
  await tables(db)
    .insertInto('order_proofs')
    .values({ user_id: userId, order_id: orderId, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doUpdateSet({ until }))
    .execute();
}

export async function hasProof(db: Db | Trx, userId: string, orderId: string, now: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('order_proofs')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Numbers that nobody has are counted like those of orders; no list of what was typed is kept. */
const keyOf = (storeId: string, orderId: string): string =>
  createHash('sha256').update(`${storeId} ${orderId}`).digest('base64url');

/** Takes one of the tries that a number has until `until`, by whoever it is; false when they are used up. One statement, so that it holds across processes. */
export async function takeLookup(
  db: Db,
  { storeId, orderId }: { readonly storeId: string; readonly orderId: string },
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<boolean> {
  const taken = await tables(db)
    .insertInto('order_lookups')
    .values({ lookup_key: keyOf(storeId, orderId), tries: 1, until })
    .onConflict((conflict) =>
      conflict
        .column('lookup_key')
        .doUpdateSet((row) => ({
          tries: row
            .case()
            .when('order_lookups.until', '<=', now)
            .then(1)
            .else(row('order_lookups.tries', '+', 1))
            .end(),
          until: row
            .case()
            .when('order_lookups.until', '<=', now)
            .then(until)
            .else(row.ref('order_lookups.until'))
            .end(),
        }))
        .where((row) => row.or([row('order_lookups.until', '<=', now), row('order_lookups.tries', '<', most)])),
    )
    .returning('tries')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets what has run out. */
export async function dropOldProofs(db: Db, now: Date): Promise<void> {
  await tables(db).deleteFrom('order_proofs').where('until', '<=', now).execute();
  await tables(db).deleteFrom('order_lookups').where('until', '<=', now).execute();
}
