import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { inRepository } from '../webpack/paths';

import { groupsOf, sourceOf, type TestFile, type TestGroup } from './groups';

/** Program of jest, for all parts of a run; node runs it. */
export const JEST = inRepository('node_modules/jest/bin/jest.js');

/** Test files that jest would run, by their paths in the repository. */
function listTests(args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [JEST, '--listTests', '--json', ...args], {
    cwd: inRepository(),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (status !== 0) throw new Error(`jest does not list the tests: ${stderr}`);
  return (JSON.parse(stdout) as string[]).map((path) => relative(inRepository(), path));
}

function fileName({ environment, takesLong }: TestGroup, at: number): string {
  const name = takesLong ? 'long' : 'group';
  return `${name}-${at + 1}.${environment === 'jsdom' ? 'test.tsx' : 'test.ts'}`;
}

/** Writes the tests that jest finds with these arguments, or the chosen ones of them, in groups; gives the folder that tools/jest/grouped.config.cjs wants. */
export function writeGroups(
  name: string,
  args: readonly string[] = [],
  chosen = (files: readonly TestFile[]): readonly TestFile[] => files,
): string {
  const folder = inRepository('.cache/groups', name);
  rmSync(folder, { recursive: true, force: true });
  const { workspaces } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) mkdirSync(join(folder, workspace), { recursive: true });
  // The stories are one file for all packages, which runs as it is.
  const files = listTests(args)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRepository(path), 'utf8') }));
  for (const [at, group] of groupsOf(chosen(files)).entries())
    writeFileSync(join(folder, group.package, fileName(group, at)), sourceOf(group));
  return folder;
}
