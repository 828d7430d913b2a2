import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { lockFolder } from '../kernel';

/** What a data folder holds besides: it is made again when it is missing. */
const CACHES: ReadonlySet<string> = new Set(['pictures', 'search.index', 'sightline.lock', 'e2e', 'bench']);

function run(program: string, args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw new Error(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
}

/** Makes a file under another name first, so that there is never half of one. */
function whole(file: string, make: (unfinished: string) => void): void {
  const unfinished = `${file}.part`;
  try {
    make(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Copies the embedded database with the keys that its sealed documents need into a compressed archive. Nobody may use the folder meanwhile:
 * throws `FolderInUse`.
 */
export function backUpFolder(dataDir: string, file: string): void {
  if (!existsSync(dataDir)) throw new Error(`There is no data folder ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  try {
    const parts = readdirSync(dataDir).filter((name) => !CACHES.has(name));
    if (!parts.includes('database')) throw new Error(`${dataDir} holds no embedded database.`);
    whole(file, (unfinished) => run('tar', ['-czf', unfinished, '-C', dataDir, ...parts]));
  } finally {
    unlock();
  }
}

/** Puts an archive back into a folder that has no database; whatever else is there under the same names stays. */
export function restoreFolder(file: string, dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database')))
    throw new Error(`${dataDir} holds a database already: choose another DATA_DIR, or move that folder away.`);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const unpacked = mkdtempSync(path.join(dataDir, '.restored-'));
  try {
    run('tar', ['-xzf', file, '-C', unpacked]);
    if (!existsSync(path.join(unpacked, 'database'))) throw new Error(`${file} is no copy of a data folder.`);
    for (const name of readdirSync(unpacked))
      if (!existsSync(path.join(dataDir, name))) renameSync(path.join(unpacked, name), path.join(dataDir, name));
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    unlock();
  }
}

/** Copies the database of a server; it may be in use. Keys are in the environment, and belong to another safe place. */
export function backUpServer(databaseUrl: string, file: string): void {
  whole(file, (unfinished) =>
    run('pg_dump', ['--format=custom', '--no-owner', `--file=${unfinished}`, `--dbname=${databaseUrl}`]),
  );
}

/** Fills an empty database of a server, wholly or not at all. */
export function restoreServer(file: string, databaseUrl: string): void {
  run('pg_restore', ['--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${databaseUrl}`, file]);
}
