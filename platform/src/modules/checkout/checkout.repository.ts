import type { Kysely, Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel';
import type { CheckoutTables } from './checkout.tables';

export type Attempt = Selectable<CheckoutTables['checkout_attempts']>;

function tables(db: Db | Trx): Kysely<CheckoutTables> {
  return db.withTables<CheckoutTables>();
}

/** The latest attempt of an order. */
export function latestAttempt(db: Db | Trx, orderId: string): Promise<Attempt | undefined> {
  return tables(db)
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Starts an attempt. */
export async function startAttempt(trx: Trx, attempt: Attempt): Promise<void> {
  await tables(trx).insertInto('checkout_attempts').values(attempt).execute();
}

/** Ends the attempt that is under way. */
export async function finishAttempt(trx: Trx, attempt: Attempt, state: 'placed' | 'refused', at: Date): Promise<void> {
  await tables(trx)
    .updateTable('checkout_attempts')
    .set({ state, finished_at: at })
    .where('order_id', '=', attempt.order_id)
    .where('attempt', '=', attempt.attempt)
    .execute();
}

/** Attempts that started before a moment and never ended, oldest first. */
export function openAttempts(db: Db, startedBefore: Date): Promise<Attempt[]> {
  return tables(db)
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('state', '=', 'authorising')
    .where('started_at', '<=', startedBefore)
    .orderBy('started_at')
    .execute();
}
