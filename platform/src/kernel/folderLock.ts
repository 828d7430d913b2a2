import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const lockFileName = 'sightline.lock';

/** The data folder is in use by another process. */
export class FolderInUse extends Error {
  constructor(folder: string, processId: number) {
    super(
      `The data folder ${folder} is in use by process ${processId}. ` +
        'Two processes would destroy it: stop the other one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.name = 'FolderInUse';
  }
}

/** Takes a folder for this process; the returned function gives it back. A lock left by a dead process is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, lockFileName);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerOf(file);
      if (owner !== null && isRunning(owner)) throw new FolderInUse(folder, owner);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The lock file ${file} could not be created`);
}

function ownerOf(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
