import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator makes: files by their path from the root, and what is left to do by hand. */
export interface Skeleton {
  readonly files: Readonly<Record<string, string>>;
  /** Words that the files say, in English: added to the catalogues of every language, because a key that is in none does not compile. */
  readonly strings?: { readonly folder: string; readonly words: Readonly<Record<string, string>> };
  /** One sentence a step. */
  readonly next: readonly string[];
}

/** Writes a skeleton below a folder. Throws, before anything is written, when one of its files is there already. */
export function writeSkeleton({ files, strings }: Skeleton, root: string): string[] {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because this is there already: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return strings ? [...paths, ...addWords(join(root, strings.folder), strings.words)] : paths;
}

/** Adds words to every catalogue of a folder; what is there stays. */
function addWords(folder: string, words: Readonly<Record<string, string>>): string[] {
  const catalogues = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return catalogues.map((name) => {
    const path = join(folder, name);
    const known = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, `${JSON.stringify({ ...words, ...known }, null, 2)}\n`);
    return path;
  });
}
