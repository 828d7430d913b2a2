import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of a file that is there already. */
export interface Edit {
  readonly file: string;
  /** Throws when the file does not look as it is known. */
  readonly change: (text: string) => string;
}

/** What a generator makes: files by their path from the root, and what is left to do by hand. */
export interface Skeleton {
  readonly files: Readonly<Record<string, string>>;
  /** Places where what was made is named. */
  readonly edits?: readonly Edit[];
  /** Links by their path, with what they lead to. */
  readonly links?: Readonly<Record<string, string>>;
  /** Words that the files say, in English: added to the catalogues of every language, because a key that is in none does not compile. */
  readonly strings?: { readonly folder: string; readonly words: Readonly<Record<string, string>> };
  /** One sentence a step. */
  readonly next: readonly string[];
}

function edited({ file, change }: Edit, root: string): readonly [file: string, text: string] {
  const text = change(readFileSync(join(root, file), 'utf8'));
  return [file, text];
}

/** Writes a skeleton below a folder. Throws, before anything is written, when one of its files is there already or one to be edited is not as it is known. */
export function writeSkeleton({ files, edits = [], links = {}, strings }: Skeleton, root: string): string[] {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because this is there already: ${taken.join(', ')}`);
  const changes = edits.map((edit) => edited(edit, root));
  for (const [path, text] of [...Object.entries(files), ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (!existsSync(join(root, path))) symlinkSync(target, join(root, path));
  }
  const written = [...paths, ...changes.map(([file]) => file)];
  return strings ? [...written, ...addWords(join(root, strings.folder), strings.words)] : written;
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
