import { spawnSync } from 'node:child_process';

import type { BuildProvenance } from '@sightline/shared-lib/contracts';

import { REPOSITORY } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import type { BuiltPackage } from './packages';
import { isSourceOf } from './sourceStamp';

/** What git says; null where the folder is no repository or git is not installed. */
function git(root: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trimEnd() : null;
}

/** Paths that differ from the commit, renamed and new ones with their own names. */
function changedPaths(root: string): string[] | null {
  const text = git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all');
  return text === null ? null : text.split('\0').map((line) => line.slice(3));
}

/** Who works here, as git knows them; empty where it does not. */
export const committerName = (root = REPOSITORY): string => git(root, 'config', 'user.name') ?? '';

/** Who builds a package, from which commit, and whether its sources are that commit's. Without git nobody knows, which counts as changed. */
export function provenanceOf(
  name: BuiltPackage,
  mode: BuildMode,
  root = REPOSITORY,
  now = new Date(),
): BuildProvenance {
  const changed = changedPaths(root);
  return {
    commit: git(root, 'rev-parse', 'HEAD') ?? '',
    dirty: changed === null || changed.some((path) => isSourceOf(name, path)),
    mode,
    author: committerName(root) || git(root, 'log', '-1', '--format=%an') || '',
    builtAt: now.toISOString(),
  };
}
