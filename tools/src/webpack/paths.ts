import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A path inside the repository. */
export function inRepository(...parts: string[]): string {
  return resolve(REPOSITORY, ...parts);
}
