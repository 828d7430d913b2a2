import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { runStep } from '../verify/steps';
import { inRepository } from '../webpack/paths';

const git = (...words: string[]) => spawnSync('git', words, { cwd: inRepository(), encoding: 'utf8' });

/** The last release: the newest tag that the commit here descends from; null where nothing was tagged yet. */
export function lastTag(): string | null {
  const { status, stdout } = git('describe', '--tags', '--abbrev=0', 'HEAD');
  return status === 0 ? stdout.trim() : null;
}

/** Folders of packages that were installed, below a root. */
const INSTALLED = ['node_modules', 'platform/node_modules', 'shell/node_modules'];

/** Installs packages as `npm start` of that commit does. */
const INSTALL = "import('./tools/bin/dependencies.mjs').then((file) => file.installDependencies())";

/** What is installed here where the commit asks for the same, as hard links; else it is installed anew. */
function install(folder: string): boolean {
  const lock = 'package-lock.json';
  const same = readFileSync(join(folder, lock), 'utf8') === readFileSync(inRepository(lock), 'utf8');
  const linked =
    same &&
    INSTALLED.filter((path) => existsSync(inRepository(path))).every(
      (path) => spawnSync('cp', ['-al', inRepository(path), join(folder, path)]).status === 0,
    );
  return linked || spawnSync(process.execPath, ['-e', INSTALL], { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** The sources of a commit with their packages, in a temporary folder that goes with this process. Throws where there is no such commit. */
export function checkOut(commit: string, name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'sightline-skew-')), name);
  const { status, stderr } = git('worktree', 'add', '--detach', folder, commit);
  if (status !== 0) throw new Error(`${commit} cannot be checked out: ${stderr.trim()}`);
  process.on('exit', () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(dirname(folder), { recursive: true, force: true });
  });
  if (!install(folder)) throw new Error(`The packages of ${commit} cannot be installed.`);
  return folder;
}

/** Builds shell and remotes of a checkout, by its own tools. */
export function buildThere(folder: string, packages: readonly string[]): boolean {
  const command = [process.execPath, '--import', 'tsx', 'tools/src/build/build.cli.ts', ...packages] as const;
  return runStep({ name: `builds of ${folder}`, command, cwd: folder });
}
