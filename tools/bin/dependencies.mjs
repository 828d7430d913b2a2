import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Sightline needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file when they are missing or the lock file has changed. */
export function installDependencies() {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.sightline-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once; a few minutes without a warm npm cache)');
  // Not `npm ci`: it refuses a lock file made where a registry holds the native packages of one platform only.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error', '--include=dev'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the network and the npm registry, then run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/** Runs a TypeScript command of ours in place of this process and ends with its code. */
export function runCommand(file, args) {
  const child = spawnSync(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(child.status ?? 1);
}
