import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';

import { TYPES_ARCHIVE, type RemoteManifest } from '@sightline/shared-lib/contracts';
import { strToU8, zipSync } from 'fflate';

import { inRepository } from '../webpack/paths';

/** Where the federation's own tools look for what an archive has compiled. */
const COMPILED = 'compiled-types';
/** The first day that the format knows, by any clock: what is packed twice is the same twice. */
const PACKED = { level: 9, mtime: new Date(1980, 0, 1) } as const;
const SOURCES = inRepository('shared-lib/src');

/** Data whose shape a type is read from: the compiler leaves it where it is. */
function dataOf([path, text]: readonly [string, string]): [string, string][] {
  return Array.from(text.matchAll(/from '(\.[^']+\.json)'/g), ([, name = '']) => {
    const file = posix.join(posix.dirname(path), name);
    return [file, readFileSync(join(SOURCES, file), 'utf8')];
  });
}

function compiledContract(): Readonly<Record<string, string>> {
  const cache = inRepository('.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'host-types-'));
  try {
    const settings = join(folder, 'tsconfig.json');
    writeFileSync(
      settings,
      JSON.stringify({
        extends: inRepository('tsconfig.base.json'),
        compilerOptions: {
          composite: false,
          rootDir: SOURCES,
          outDir: join(folder, 'out'),
          types: [],
        },
        files: [join(SOURCES, 'contracts/index.ts')],
      }),
    );
    execFileSync(process.execPath, [inRepository('node_modules/typescript-7/bin/tsc'), '-p', settings]);
    const out = join(folder, 'out');
    const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
    const files = paths.map((path): [string, string] => [
      path.split(sep).join('/'),
      readFileSync(join(out, path), 'utf8'),
    ]);
    return Object.fromEntries([...files, ...files.flatMap(dataOf)].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let compiled: ReturnType<typeof compiledContract> | undefined;

/**
 * Types of the contract, and of what it is made of, as the compiler writes them: they ask for react and rxjs, and for nothing of this
 * repository. A process that builds several remotes compiles them once.
 */
const contractTypes = () => (compiled ??= compiledContract());

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** What hosts outside this repository import as `<container>/remote`: the module, and what this remote gives of fragments and commands. */
const ownTypes = ({
  fragments,
  commands,
}: Pick<
  RemoteManifest,
  'fragments' | 'commands'
>) => `import type { Commands, Fragments, RemoteModule } from './contracts';
/** The one thing that a remote exposes. */
export declare const remote: RemoteModule;
/** Pieces of interface that this remote gives, with their props. */
export type GivenFragments = Pick<Fragments, ${union(fragments)}>;
/** Commands that this remote carries out, with input and answer. */
export type GivenCommands = Pick<Commands, ${union(commands)}>;
`;

/** Writes the archive of types that the federation's tools take beside a remote's manifest (FED-05). */
export function writeHostTypes(dist: string, provides: Pick<RemoteManifest, 'fragments' | 'commands'>): void {
  const file = join(dist, TYPES_ARCHIVE);
  const types = { ...contractTypes(), 'remote.d.ts': ownTypes(provides) };
  const below = Object.entries(types).map(([path, text]) => [`${COMPILED}/${path}`, strToU8(text)] as const);
  const entry = strToU8(`export * from './${COMPILED}/remote';\n`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipSync({ 'remote.d.ts': entry, ...Object.fromEntries(below) }, PACKED));
}
