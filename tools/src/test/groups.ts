import { inRepository } from '../webpack/paths';

/** A test file, by its path in the repository, and what it says. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Test files of one package that run one after another in one environment. */
export interface TestGroup {
  readonly package: string;
  readonly environment: 'node' | 'jsdom';
  /** Begins before others, so that no core is left to it at the end. */
  readonly takesLong: boolean;
  readonly paths: readonly string[];
}

/** More would leave one core idle at the end, fewer load the same modules more often. */
const MOST_FILES = 24;

/** What would reach the other files of a group: modules that are exchanged or loaded again, another time limit. */
const FOR_ALL = /\bjest\.(?:mock|doMock|unstable_mockModule|resetModules|isolateModules\w*|setTimeout)\b/;
/** A file says so, and why, where it needs an environment that no other file has used. */
const ALONE = /^\/\/ Runs alone: \S/m;

/** Files that compose the whole platform: minutes on a slow core, so their groups begin first. */
const WHOLE_PLATFORM = /\b(?:openPreparedDatabase|createPlatform)\b/;

/** A file says so, and why, where a PostgreSQL server would only repeat what it said of the embedded database. */
const EMBEDDED = /^\/\/ Embedded alone: \S/m;

const DOCBLOCK = /^\/\*\* @jest-environment (node|jsdom) \*\//;

/** As in tools/jest: components in jsdom, all else in node, unless the file asks for the other. */
function environmentOf({ path, text }: TestFile): TestGroup['environment'] {
  const asked = DOCBLOCK.exec(text)?.[1];
  if (asked === 'node' || asked === 'jsdom') return asked;
  return path.endsWith('.tsx') ? 'jsdom' : 'node';
}

/** Files that say something of a PostgreSQL server. */
export const forServers = (files: readonly TestFile[]): TestFile[] => files.filter(({ text }) => !EMBEDDED.test(text));

const packageOf = (path: string): string => path.split('/')[0] ?? '';

/** In as few parts of nearly the same length as hold so many each. */
function parted(paths: readonly string[]): string[][] {
  const size = Math.ceil(paths.length / Math.ceil(paths.length / MOST_FILES));
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, at) => paths.slice(at * size, (at + 1) * size));
}

/** Every file in exactly one group; neighbours share one, since they load the same modules. */
export function groupsOf(files: readonly TestFile[]): TestGroup[] {
  const kinds = new Map<string, Omit<TestGroup, 'paths'> & { paths: string[] }>();
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const alone = FOR_ALL.test(file.text) || ALONE.test(file.text);
    const takesLong = alone || WHOLE_PLATFORM.test(file.text);
    const kind = { package: packageOf(file.path), environment: environmentOf(file), takesLong, paths: [] };
    const key = alone ? file.path : `${kind.package} ${kind.environment} ${takesLong}`;
    kinds.set(key, kinds.get(key) ?? kind);
    kinds.get(key)?.paths.push(file.path);
  }
  return [...kinds.values()].flatMap((kind) => parted(kind.paths).map((paths) => ({ ...kind, paths })));
}

/** A test file that runs those of the group, each under its path, and puts back in between what they changed. */
export function sourceOf({ paths }: TestGroup): string {
  const from = (path: string): string => JSON.stringify(inRepository(path));
  const parts = paths.map(
    (path) => `describe(${JSON.stringify(path)}, () => {\n  require(${from(path)});\n  afterAll(putBack);\n});\n`,
  );
  return `const { putBack } = require(${from('tools/jest/betweenFiles.cjs')});\n${parts.join('')}`;
}
