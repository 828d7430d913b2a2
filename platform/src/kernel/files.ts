import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the platform package: PLATFORM_ROOT, else `platform` below the working folder, else the working folder. */
export function platformRoot(): string {
  const configured = process.env['PLATFORM_ROOT'];
  if (configured) return path.resolve(configured);
  const below = path.resolve('platform');
  return existsSync(path.join(below, 'data')) ? below : process.cwd();
}

/** Address of a file of the seed data, given relative to `platform/data`. */
export function dataFile(...parts: readonly string[]): string {
  return path.join(platformRoot(), 'data', ...parts);
}
