import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Integrity of every file that a remote's build has for browsers and servers, by its path in the build. */
export function outputFiles(folder: string): Record<string, string> {
  const files = ['browser', 'server'].flatMap((side) => filesBelow(join(folder, side)));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).split(sep).join('/'), sri(readFileSync(file))] as const),
  );
}
