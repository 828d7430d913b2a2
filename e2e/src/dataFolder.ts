import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder that hold one of the texts. */
export function filesHolding(folder: string, needles: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return needles.some((needle) => bytes.includes(needle));
    });
}
