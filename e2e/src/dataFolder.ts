import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file holds; nothing when the running database has removed it since it was listed. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Files below a folder that hold one of the texts. */
export function filesHolding(folder: string, needles: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = bytesOf(file);
      return needles.some((needle) => bytes.includes(needle));
    });
}
