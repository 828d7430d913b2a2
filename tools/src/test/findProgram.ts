import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** First of the names found on the path, as a full path. */
export function onPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

const canInstall = (): boolean => isRoot && Boolean(onPath(['apt-get']));

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const installation = (packages: readonly string[]): string[] => [
  'install',
  '-y',
  '-qq',
  '--no-install-recommends',
  ...packages,
];

/** A file that is there when what was begun has ended. */
let ended: string | null = null;
/** Downloads of a slow mirror take minutes. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Begins to install Debian packages, so that nobody waits for them later; nothing where that cannot be done. */
export function beginDebian(packages: readonly string[]): void {
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing ${packages.join(', ')} from Debian meanwhile`);
  ended = join(mkdtempSync(join(tmpdir(), 'sightline-debian-')), 'ended');
  const commands = `apt-get update -qq; apt-get ${installation(packages).join(' ')}; touch "$0"`;
  spawn('sh', ['-c', commands, ended], { stdio: 'ignore', env: environment }).unref();
}

/** Waits for what was begun: only one installation runs at a time, and half of a package is no program. */
export function awaitDebian(): void {
  if (!ended) return;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const until = Date.now() + LONGEST_WAIT_MS;
  while (!existsSync(ended) && Date.now() < until) Atomics.wait(pause, 0, 0, 200);
  ended = null;
}

/** Installs Debian packages; false when this is no Debian or we are not root. */
export function installDebian(packages: readonly string[]): boolean {
  if (!canInstall()) return false;
  console.log(`Installing ${packages.join(', ')} from Debian`);
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
  return run(['update', '-qq']) && run(installation(packages));
}
