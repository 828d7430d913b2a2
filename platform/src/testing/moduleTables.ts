import { sql } from 'kysely';

import { migrate } from '../kernel';
import type { Db, MigrationSet, OpenDatabase } from '../kernel';
import { openTestDatabase } from './testDatabase';

/** The tables of one module for a test file, without rows before each of its tests. */
export function moduleTables(migrations: () => MigrationSet, tables: readonly string[]): { readonly db: Db } {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database.db, [migrations()]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database.db);
  });
  return {
    get db() {
      return database.db;
    },
  };
}
