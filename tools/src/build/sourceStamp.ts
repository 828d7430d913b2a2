import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { REPOSITORY } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import type { BuiltPackage } from './packages';

/** Files that go into no build. */
const LEFT_OUT = /(\.test\.tsx?|\.stories\.tsx?|\.bench\.ts|\.md)$/;

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Folders and files that a package's build is made of, below the repository's root; of its own folder the manifest and settings count too. */
function sourcePathsOf(name: BuiltPackage): string[] {
  const paths = [`${name}/src`, 'shared-lib/src', 'shared-lib/package.json'];
  paths.push('tools/src/webpack', 'tools/src/build', 'package-lock.json');
  if (name === 'platform') paths.push('pictures/src');
  if (name === 'shell') paths.push('shell/public');
  return paths;
}

/** Whether a path below the repository's root, which need not exist any more, goes into the build of a package. */
export function isSourceOf(name: BuiltPackage, path: string): boolean {
  if (LEFT_OUT.test(path)) return false;
  const [folder, , ...deeper] = path.split('/');
  if (folder === name && deeper.length === 0) return true;
  return sourcePathsOf(name).some((source) => path === source || path.startsWith(`${source}/`));
}

/** Files that a package's build depends on, by their path below the repository's root: the same in every clone. */
function sourcesOf(name: BuiltPackage, root: string): string[] {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const own = readdirSync(join(root, name)).map((file) => join(root, name, file));
  const named = sourcePathsOf(name).map((path) => join(root, path));
  return [...own.filter(isFile), ...named.flatMap((path) => (isFile(path) ? [path] : [...filesBelow(path)]))]
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => isSourceOf(name, path))
    .toSorted();
}

/** Hash of everything a package's build depends on. */
export function sourceStamp(name: BuiltPackage, mode: BuildMode, root = REPOSITORY): string {
  const hash = createHash('sha256').update(mode);
  for (const path of sourcesOf(name, root)) {
    const body = readFileSync(join(root, path));
    hash.update(`\n${path} ${body.length}\n`).update(body);
  }
  return hash.digest('hex');
}

const stampFile = (name: BuiltPackage) => join(REPOSITORY, name, 'dist', '.stamp');

export function isBuilt(name: BuiltPackage, stamp: string): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function markBuilt(name: BuiltPackage, stamp: string): void {
  writeFileSync(stampFile(name), stamp);
}
