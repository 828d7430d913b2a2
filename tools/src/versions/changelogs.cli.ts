import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { withVersion } from './changelog';
import { listPackages, type WorkspacePackage } from './packages';

commandLine(
  'lerna runs this between the new versions and their commit (npm run release -- version): every package with a new version gets the subjects of its commits since the version before into its CHANGELOG.md.',
  {},
);

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: inRepository(), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** The version that is committed; the new one is in the working copy. */
function versionBefore({ location }: WorkspacePackage): string {
  const file = join(location.slice(inRepository().length + 1), 'package.json');
  return (JSON.parse(git('show', `HEAD:${file}`)) as { version: string }).version;
}

function subjectsSince(one: WorkspacePackage, before: string): readonly string[] {
  const tag = `${one.name}@${before}`;
  if (git('tag', '--list', tag) === '') return ['The first version that is counted.'];
  return git('log', '--no-merges', '--format=%s', `${tag}..HEAD`, '--', one.location).split('\n').filter(Boolean);
}

const day = new Date().toISOString().slice(0, 10);
for (const one of listPackages()) {
  const before = versionBefore(one);
  if (before === one.version) continue;
  const file = join(one.location, 'CHANGELOG.md');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withVersion(known, one.version, day, subjectsSince(one, before)));
  git('add', file);
}
