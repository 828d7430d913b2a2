import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const sri = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

/** Folders of a remote's build that go into its release: for browsers, for servers, and types for hosts that lie elsewhere, which not every build has. */
export const RELEASED_FOLDERS = ['browser', 'server', 'types'] as const;

/** Integrity of every file that a remote's build has for others, by its path in the build. */
export function outputFiles(folder: string): Record<string, string> {
  const files = RELEASED_FOLDERS.map((name) => join(folder, name))
    .filter(existsSync)
    .flatMap(filesBelow);
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).split(sep).join('/'), sri(readFileSync(file))] as const),
  );
}
