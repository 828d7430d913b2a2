import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator makes: files by their path from the root, and what is left to do by hand. */
export interface Skeleton {
  readonly files: Readonly<Record<string, string>>;
  /** One sentence a step. */
  readonly next: readonly string[];
}

/** Writes a skeleton below a folder. Throws, before anything is written, when one of its files is there already. */
export function writeSkeleton({ files }: Skeleton, root: string): string[] {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because this is there already: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return paths;
}
