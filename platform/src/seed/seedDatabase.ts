import { sql } from 'kysely';

import { inTransaction, systemClock } from '../kernel';
import type { Clock, Db } from '../kernel';
import type { SeedContributor } from './contributor';

/** Raise it when the seed data changes in a way that running installations should know of. */
export const seedVersion = 1;

type SeedTables = { seed_runs: { name: string; version: number; finished_at: Date } };

export interface SeedOptions {
  contributors: readonly SeedContributor[];
  progress?: (message: string) => void;
  /** About sixty products of every kind, for tests. */
  small?: boolean;
  clock?: Clock;
}

/** Whether a contributor has written its part into this database. */
export async function hasSeeded(db: Db, name: string): Promise<boolean> {
  const tables = db.withTables<SeedTables>();
  return (
    (await tables.selectFrom('seed_runs').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
  );
}

/**
 * Writes what an empty database lacks; a contributor that has run is not run again. One transaction and a lock: a
 * process that is killed leaves nothing half done, and several that start at once seed once.
 */
export async function seedDatabase(db: Db, options: SeedOptions): Promise<{ seeded: string[] }> {
  const clock = options.clock ?? systemClock;
  return inTransaction(db, async (trx) => {
    await sql`lock table seed_runs in exclusive mode`.execute(trx);
    const tables = trx.withTables<SeedTables>();
    const done = new Set((await tables.selectFrom('seed_runs').select('name').execute()).map((row) => row.name));
    const seeded: string[] = [];
    for (const contributor of options.contributors.filter((one) => !done.has(one.name))) {
      const report = (message: string): void => options.progress?.(`${contributor.name}: ${message}`);
      await contributor.run(trx, report, { small: options.small ?? false, now: clock.now() });
      await tables
        .insertInto('seed_runs')
        .values({ name: contributor.name, version: seedVersion, finished_at: clock.now() })
        .execute();
      seeded.push(contributor.name);
    }
    if (seeded.length > 0) await sql`update catalogue_versions set version = version + 1`.execute(trx);
    return { seeded };
  });
}
