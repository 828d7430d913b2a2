import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import type { BuiltPackage } from './packages';

/** Files that go into no build. */
const LEFT_OUT = /(\.test\.tsx?|\.stories\.tsx?|\.bench\.ts|\.md)$/;

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else if (!LEFT_OUT.test(name)) yield path;
  }
}

/** Hash of everything a package's build depends on. */
export function sourceStamp(name: BuiltPackage, mode: BuildMode): string {
  const hash = createHash('sha256').update(mode);
  const folders = [inRepository(name, 'src'), inRepository('shared-lib/src'), inRepository('tools/src/webpack')];
  if (name === 'platform') folders.push(inRepository('pictures/src'));
  if (name === 'shell') folders.push(inRepository('shell/public'));
  for (const folder of folders) {
    for (const file of filesBelow(folder)) hash.update(file).update(readFileSync(file));
  }
  hash.update(readFileSync(inRepository('package-lock.json')));
  return hash.digest('hex');
}

const stampFile = (name: BuiltPackage) => inRepository(name, 'dist', '.stamp');

export function isBuilt(name: BuiltPackage, stamp: string): boolean {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function markBuilt(name: BuiltPackage, stamp: string): void {
  writeFileSync(stampFile(name), stamp);
}
