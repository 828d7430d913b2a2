import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where an embedded database lies below a data folder. */
export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'database');

/** Stands beside a folder that is being filled with the files of an empty database. */
const unfinishedMark = (dataDir: string): string => path.join(dataDir, 'database.unfinished');

/** Whether no embedded database was ever opened in this data folder. */
export const isNewFolder = (dataDir: string): boolean =>
  !existsSync(databaseFolder(dataDir)) || existsSync(unfinishedMark(dataDir));

/** Clears what a process that was killed while it made the folder left behind; the answer is called once the new one is whole. */
export function beginFolder(dataDir: string): () => void {
  rmSync(databaseFolder(dataDir), { recursive: true, force: true });
  const mark = unfinishedMark(dataDir);
  writeFileSync(mark, '');
  return () => rmSync(mark);
}
