import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Compiler } from 'webpack';

const NAME = 'ChunkNames';
const FILE = 'chunks.json';

type ChunkNames = Readonly<Record<string, readonly string[]>>;

/** Writes beside a build's folder of which scripts each of its named chunks consists: a page can ask for all of them at once. */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({ namedChunkGroups }) => {
      const names = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles().filter(isScript)]);
      writeFileSync(join(compiler.outputPath, '..', FILE), JSON.stringify(Object.fromEntries(names)));
    });
  }
}

const isScript = (file: string) => file.endsWith('.js');

/** What the plugin wrote into a package's built folder, each file with the folder it lies in. */
export function readChunkNames(folder: string, below: string): ChunkNames {
  const names = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as ChunkNames;
  return Object.fromEntries(Object.entries(names).map(([name, files]) => [name, files.map((file) => below + file)]));
}
