import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { sourceStamp } from '../build/sourceStamp';
import { inRepository } from '../webpack/paths';

import { hostConfiguration } from './workingCopyBuild';

const FOLDER = inRepository('.cache/dev/host');
const STAMP = join(FOLDER, '.stamp');

/** Hash of everything that the host is made of. */
function stampOfHost(): string {
  const hash = createHash('sha256').update(sourceStamp('shell', 'development'));
  const own = inRepository('tools/src/dev');
  for (const folder of [own, join(own, 'browser')])
    for (const name of readdirSync(folder).toSorted())
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Builds the shell's script for working copies, unless it is there already. Rejects with webpack's report. */
export async function buildHost(): Promise<void> {
  const stamp = stampOfHost();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(FOLDER, { recursive: true, force: true });
  const compiler = webpack(hostConfiguration(FOLDER));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      // What is remembered for next time is written on closing.
      return compiler.close(() => resolve());
    });
  });
  writeFileSync(STAMP, stamp);
}

/** Puts the host beside a remote's browser files, where the release's list of hashes covers it. */
export function bringHost(folder: string): void {
  const place = join(folder, 'browser/host');
  if (!existsSync(FOLDER)) return;
  cpSync(FOLDER, place, { recursive: true, filter: (path) => path !== STAMP });
}
