import { Migrator, sql } from 'kysely';
import type { DatabaseIntrospector } from 'kysely';

import type { Db } from './database';
import { kernelMigrations } from './kernel.migrations';
import type { MigrationSet } from './migrationSet';

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
    db: nearSighted(db),
    provider: { getMigrations: async () => migrations },
    // Modules number their migrations apart, so a lower number may arrive later.
    allowUnorderedMigrations: true,
    migrationTableSchema: current.rows[0]?.schema ?? 'public',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}

/**
 * The database as the migrator may look at it: it asks whether its own tables exist, for which it would read the columns of every table of
 * every schema, also of one that is being dropped at that moment.
 */
function nearSighted(db: Db): Db {
  const introspection: Pick<DatabaseIntrospector, 'getSchemas' | 'getTables'> = {
    getSchemas: () => db.introspection.getSchemas(),
    async getTables() {
      const { rows } = await sql<{ name: string; schema: string }>`
        select relname as name, nspname as schema
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relname like 'kysely_migration%' and relkind = 'r'`.execute(db);
      return rows.map((row) => ({ ...row, isView: false, columns: [] }));
    },
  };
  return new Proxy(db, {
    get(target, key) {
      if (key === 'introspection') return introspection;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Whether exactly these migrations have run. The migrator would look at every table of the database to find that out. */
async function isCurrent(db: Db, names: readonly string[]): Promise<boolean> {
  const found = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found.rows[0]?.there) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ran = new Set(rows.map(({ name }) => name));
  return ran.size === names.length && names.every((name) => ran.has(name));
}
