import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { inRepository } from '../webpack/paths';

/** The program of lerna, installed first where only the packages of the shop are. */
export function lerna(): string {
  const program = inRepository('node_modules/.bin/lerna');
  if (!existsSync(program)) spawnSync(process.execPath, [inRepository('tools/bin/run.mjs')], { stdio: 'inherit' });
  return program;
}
