import { Migrator, sql } from 'kysely';
import type { Migration } from 'kysely';

import type { Db } from './database';
import { kernelMigrations } from './kernel.migrations';

/** Migrations by name; the number in front orders them: 01xx catalogue, 02xx content, 03xx identity, 04xx orders, 05xx prescriptions. */
export type MigrationSet = Record<string, Migration>;

/** Brings the schema up to date; several processes may start at once, the migrator takes a lock. */
export async function migrate(db: Db, sets: readonly MigrationSet[]): Promise<void> {
  const migrations: MigrationSet = {};
  for (const set of [kernelMigrations, ...sets]) {
    for (const [name, migration] of Object.entries(set)) {
      if (migrations[name]) throw new Error(`Two migrations are called ${name}`);
      migrations[name] = migration;
    }
  }
  if (await isCurrent(db, Object.keys(migrations))) return;
  const current = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Modules number their migrations apart, so a lower number may arrive later.
    allowUnorderedMigrations: true,
    migrationTableSchema: current.rows[0]?.schema ?? 'public',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}

/** Whether exactly these migrations have run. The migrator would look at every table of the database to find that out. */
async function isCurrent(db: Db, names: readonly string[]): Promise<boolean> {
  const found = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found.rows[0]?.there) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ran = new Set(rows.map(({ name }) => name));
  return ran.size === names.length && names.every((name) => ran.has(name));
}
