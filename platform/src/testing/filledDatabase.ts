import { existsSync, linkSync, mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { openDatabase } from '../kernel/database';
import type { OpenDatabase } from '../kernel/database';
import { openTestDatabase } from './testDatabase';

/** What every test file of a kind would do to its empty database; the folder is for what else is written. */
type Fill = (database: OpenDatabase, dataDir: string) => Promise<void>;

/** Puts a draft in its place unless another process was faster: whoever reads an archive must not see it replaced. */
function keep(draft: string, archive: string): void {
  try {
    linkSync(draft, archive);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function makeArchive(archive: string, empty: string, fill: Fill): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-filled-'));
  try {
    const database = await openDatabase({ dataDir, archive: await openAsBlob(empty) });
    await fill(database, dataDir);
    await database.close();
    const filled = await PGlite.create(path.join(dataDir, 'database'));
    const dump = await filled.dumpDataDir('none');
    await filled.close();
    const draft = `${archive}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    keep(draft, archive);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Archives of this kind for earlier states of the sources. */
function dropEarlier(folder: string, kind: string, state: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(`filled-${kind}-`) && !name.includes(state)) rmSync(path.join(folder, name), { force: true });
}

/**
 * A database of one kind, filled once for this state of the sources: every file opens a copy in memory. On TEST_DATABASE_URL it is empty, so
 * whoever opens it fills it in any case, with little left to do where it was filled.
 */
export async function openFilledDatabase(kind: string, fill: Fill): Promise<OpenDatabase> {
  const { EMPTY_DATABASE: empty = '', STATE_OF_SOURCES: state = '', TEST_DATABASE_URL: server } = process.env;
  if (server) return openTestDatabase();
  const folder = path.dirname(empty);
  const archive = path.join(folder, `filled-${kind}-${state}.tar`);
  if (!existsSync(archive)) {
    dropEarlier(folder, kind, state);
    await makeArchive(archive, empty, fill);
  }
  return openDatabase({ archive: await openAsBlob(archive) });
}
