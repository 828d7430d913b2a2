import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import { sql } from 'kysely';

import { openDatabase } from '../kernel/database';
import type { OpenDatabase } from '../kernel/database';

/** The server that tests run on; undefined where they run on the embedded database. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** The archive of an empty embedded database that is made before all tests. */
export const emptyArchive = async (): Promise<{ archive: Blob }> => ({
  archive: await openAsBlob(process.env['EMPTY_DATABASE'] ?? ''),
});

/** An empty database for one test file: a copy in memory of the one made before all tests, or a schema of its own on TEST_DATABASE_URL that is dropped on close. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const databaseUrl = testServer;
  if (!databaseUrl) return openDatabase(await emptyArchive());
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const opened = await openDatabase({ databaseUrl, schema });
  return {
    ...opened,
    close: async () => {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(opened.db);
      await opened.close();
    },
  };
}
