import { statSync } from 'node:fs';
import path from 'node:path';

import { readSettings } from '../app/settings';

import { backUpFolder, backUpServer, restoreFolder, restoreServer } from './dataBackup';

const help = `Copies everything that the platform keeps into one file, and back.

Usage: npm run backup -- <file>     copies
       npm run restore -- <file>    fills an empty database from such a copy

Environment: DATA_DIR (folder of the embedded database, default .data; the platform has to be stopped, and its keys are copied too),
DATABASE_URL (a PostgreSQL server instead: pg_dump and pg_restore do it, the platform may run while it is copied, and keys are not in the copy).
Whoever has a copy of a data folder can read the prescriptions in it: keep it as its keys are kept.`;

function run([action, name = '', ...others]: readonly string[]): void {
  if (name === '--help' || name === '') return console.log(help);
  if (others.length > 0) throw new Error(`One file is wanted. Try --help.`);
  const file = path.resolve(name);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const from = databaseUrl ? 'the database of the server' : dataDir;
  if (action === 'restore') {
    if (databaseUrl) restoreServer(file, databaseUrl);
    else restoreFolder(file, dataDir);
    return console.log(`${file} is back in ${from}.`);
  }
  if (databaseUrl) backUpServer(databaseUrl, file);
  else backUpFolder(dataDir, file);
  return console.log(`${from} is copied to ${file} (${(statSync(file).size / 2 ** 20).toFixed(1)} MB).`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
