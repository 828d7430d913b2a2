import { posix } from 'node:path';

import type { UnreachedName } from '../liveness/unreachedCode';

import { rowsNamed } from './ledger';

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

const NAMED_IMPORT = /import (?!type )(?:\w+, )?\{([^}]*)\} from '([^']+)'/g;

/** What a source imports by name at run time; types are left out. */
function importsOf(source: string): Import[] {
  return [...source.matchAll(NAMED_IMPORT)].map(([, clause = '', from = '']) => ({
    names: clause
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => part.replace(/ as .*$/, '')),
    from,
  }));
}

const isProduct = ({ from }: Import): boolean =>
  (from.startsWith('.') || from.startsWith('@sightline/')) &&
  !/(^|\/)testing(\/|$)/.test(from) &&
  !from.endsWith('.json');

/** Rows that a test file names: those its tests prove on the running product, and those they prove on unused parts alone. */
export interface NamedRows {
  readonly proved: readonly string[];
  readonly partsAlone: readonly string[];
}

/** The texts of a file's tests, each from its title to the next one's. */
const testsIn = (source: string): string[] => source.split(/^(?=\s*(?:it|test)(?:\.each)?\()/m).slice(1);

/**
 * Which rows a test file proves. A journey proves what it names; so does a test that uses at least one name that the product reaches, or
 * that drives it through the fakes of a testing folder. A test whose only names from the product are used by no page, route or command does not.
 */
export function namedRows(file: string, source: string, unreached: readonly UnreachedName[]): NamedRows {
  if (file.endsWith('.journey.ts')) return { proved: rowsNamed(source), partsAlone: [] };
  const dead = new Set(unreached.map(({ file: of, name }) => `${of.replace(/(\/index)?\.tsx?$/, '')}:${name}`));
  const isDead = (from: string, name: string) => {
    const target = from.startsWith('.')
      ? posix.join(posix.dirname(file), from)
      : from
          .replace('@sightline/shared-lib/', 'shared-lib/src/')
          .replace('@sightline/tools/', 'tools/src/')
          .replace('@sightline/pictures', 'pictures/src');
    return dead.has(`${target}:*`) || dead.has(`${target}:${name}`);
  };
  const names = importsOf(source)
    .filter(isProduct)
    .flatMap(({ names: list, from }) => list.map((name) => ({ name, isDead: isDead(from, name) })));
  const proved = new Set<string>();
  const partsAlone = new Set<string>();
  for (const text of testsIn(source)) {
    const used = names.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    const living =
      used.length === 0 ? names.length === 0 || names.some((one) => !one.isDead) : used.some((one) => !one.isDead);
    for (const row of rowsNamed(text)) (living ? proved : partsAlone).add(row);
  }
  // A title of a describe counts for the file as a whole.
  for (const row of rowsNamed(source)) if (!proved.has(row) && !partsAlone.has(row)) proved.add(row);
  return { proved: [...proved], partsAlone: [...partsAlone].filter((row) => !proved.has(row)) };
}
