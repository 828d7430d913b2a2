import { spawnSync } from 'node:child_process';

import { inRepository } from '../webpack/paths';
import { lerna } from './lerna';

export const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** Gives every package that has changed since its last version a new one, commits and tags them; true when lerna could. */
export function raiseVersions(bump: Bump): boolean {
  return spawnSync(lerna(), ['version', bump, '--yes'], { cwd: inRepository(), stdio: 'inherit' }).status === 0;
}
