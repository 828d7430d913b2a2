import { spawnSync } from 'node:child_process';

import { inRepository } from '../webpack/paths';
import { lerna } from './lerna';

/** A workspace as lerna lists it. */
export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  readonly location: string;
}

/** All packages, or those that a change since a revision reaches: what it touches, and whatever depends on that. */
export function listPackages(since?: string, root = inRepository()): readonly WorkspacePackage[] {
  const reach = since === undefined ? [] : [`--since=${since}`];
  const { status, stdout, stderr } = spawnSync(lerna(), ['ls', '--all', '--json', '--loglevel=error', ...reach], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`lerna could not list packages: ${stderr.trim()}`);
  return JSON.parse(stdout) as readonly WorkspacePackage[];
}
