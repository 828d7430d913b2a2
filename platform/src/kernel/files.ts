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

/** Address of a file of an installed package, of the platform's own or the repository's folder of packages. */
export function packageFile(name: string): string {
  const folders = [platformRoot(), path.dirname(platformRoot())].map((folder) =>
    path.join(folder, 'node_modules', name),
  );
  return folders.find((file) => existsSync(file)) ?? name;
}
