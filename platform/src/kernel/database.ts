import { PGlite } from '@electric-sql/pglite';
import { dataDir as packagedFolder } from '@electric-sql/pglite-prepopulatedfs';
import { Kysely, PostgresDialect } from 'kysely';
import type { LogEvent, Transaction } from 'kysely';
import { Client, Pool } from 'pg';

import { beginFolder, databaseFolder, isNewFolder } from './databaseFolder';
import { createEmbeddedPool } from './embeddedPool';
import { lockFolder } from './folderLock';

/** The handle knows no table; a module narrows it with `db.withTables<ItsTables>()`. */
export type NoTables = Record<never, never>;
export type Db = Kysely<NoTables>;
export type Trx = Transaction<NoTables>;

export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder of an embedded database; locked for this process. */
  dataDir?: string;
  /** A PostgreSQL server; wins over the folder. */
  databaseUrl?: string;
  /** Schema on the server; created when missing. */
  schema?: string;
  /** Archive of a prepared data folder that a new embedded database starts from, in place of the empty one that is packaged. */
  archive?: Blob;
  /** Told of every query. */
  log?: (event: LogEvent) => void;
}

/** Opens the embedded database or a PostgreSQL server; in memory when neither folder nor address is given. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}

async function openServer(
  connectionString: string,
  { schema, log }: Pick<DatabaseOptions, 'schema' | 'log'>,
): Promise<OpenDatabase> {
  if (schema) {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
    await client.end();
  }
  const pool = new Pool({
    connectionString,
    max: Number(process.env['DATABASE_POOL'] ?? 10),
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const db: Db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** The embedded database lives in this process's memory; the system caches its files as well. */
const embeddedBuffers = '16MB';

/** Making an empty folder by initdb takes three times as long as unpacking one. */
async function createPglite({ dataDir, archive }: Pick<DatabaseOptions, 'dataDir' | 'archive'>): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`];
  if (dataDir && !isNewFolder(dataDir)) return PGlite.create({ startParams, dataDir: databaseFolder(dataDir) });
  const finish = dataDir ? beginFolder(dataDir) : () => undefined;
  const pglite = await PGlite.create({
    startParams,
    loadDataDir: archive ?? (await packagedFolder()),
    ...(dataDir ? { dataDir: databaseFolder(dataDir) } : {}),
  });
  finish();
  return pglite;
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = options.dataDir ? lockFolder(options.dataDir) : () => undefined;
  try {
    const pglite = await createPglite(options);
    const db: Db = new Kysely<NoTables>({
      dialect: new PostgresDialect({ pool: createEmbeddedPool(pglite) }),
      ...(options.log ? { log: options.log } : {}),
    });
    const close = async (): Promise<void> => {
      await db.destroy();
      await pglite.close();
      unlock();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    unlock();
    throw error;
  }
}
