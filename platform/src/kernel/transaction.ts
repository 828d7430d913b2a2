import type { Db, Trx } from './database';

/** PostgreSQL codes of a serialisation failure and of a deadlock: the transaction may simply be run again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs work in one read-committed transaction and repeats it after a deadlock, with jitter.
 * Every query of the work must use the handle it is given: another handle would wait for the only connection.
 * On the handle of a transaction the work joins that one.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (attempt >= attempts || typeof code !== 'string' || !retryable.has(code)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * 20 * 2 ** attempt);
      });
    }
  }
}
