import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { addressed } from './lockAddresses.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 19];

const npmOptions = { cwd: root, shell: process.platform === 'win32' };

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Sightline needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const shrinkwrap = join(root, 'npm-shrinkwrap.json');

/** The lock file with the addresses of its packages at the registry in use; undefined where npm does not name one. */
function lockWithAddresses() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], {
    ...npmOptions,
    stdio: 'pipe',
    encoding: 'utf8',
  });
  const registry = stdout?.trim();
  if (!registry?.startsWith('http')) return undefined;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return JSON.stringify({ ...lock, packages: addressed(lock.packages, registry) });
}

/** Installs from the lock file, or from another text of it, which npm takes from the file that goes before it. */
function installFrom(lock, packages) {
  if (lock !== undefined) writeFileSync(shrinkwrap, lock);
  // Not `npm ci`: it refuses a lock file made where a registry holds the native packages of one platform only.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  args.push(packages === 'shop' ? '--omit=dev' : '--include=dev');
  try {
    return spawnSync('npm', args, { ...npmOptions, stdio: 'inherit' }).status;
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/**
 * Installs the packages of the lock file when they are missing or the lock file has changed: all of them, or those alone that build and run the
 * shop (`dependencies` of the workspaces; a quarter of all). Where all are there, all are kept up to date.
 */
export function installDependencies(packages = 'all') {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.sightline-lock');
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const wanted = stamped === '' || stamped.endsWith(' shop') ? packages : 'all';
  if (stamped === `${lock} ${wanted}`) return;
  console.log(
    wanted === 'shop'
      ? 'Installing what the shop needs (once; a few minutes without a warm npm cache)'
      : 'Installing packages (once; a few minutes without a warm npm cache)',
  );
  let status = installFrom(lockWithAddresses(), wanted);
  // A registry that keeps its files elsewhere is asked for each address.
  if (status !== 0) status = installFrom(undefined, wanted);
  if (status !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the network and the npm registry, then run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, `${lock} ${wanted}`);
}

/** Runs a TypeScript command of ours in place of this process, hands signals on to it and ends with its code. */
export function runCommand(file, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // The command handles them itself: a shop closes its database before it ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
