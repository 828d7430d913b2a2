import type { Kysely } from 'kysely';

import type { MigrationSet } from '../kernel';

/** One row for every contributor that has run, with the version of its data. */
export const seedMigrations: MigrationSet = {
  '0190_seed_runs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seed_runs')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('finished_at', 'timestamptz', (column) => column.notNull())
        .execute();
    },
  },
};
