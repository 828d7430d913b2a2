import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A secret kept in a file of the data folder that only its owner may read; made once. */
export function secretFile(folder: string, name: string): string {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // Fails when the file is there: two processes that start at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
