import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { openRegistry } from '@sightline/shared-lib/registry';

import { signerOf } from './signer';
import { signRegistry } from './signRegistry';
import type { RegistryFiles } from './registryFiles';

const EMPTY: ReleaseRegistry = { revision: 0, remotes: {} };
/** A change takes milliseconds: whoever still waits after five seconds waits for a process that died. */
const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 50;

/** The first key of a registry is made where its first release is; whose key a registry has, nobody replaces by the way. */
function ensureKeys({ privateKey, publicKey }: RegistryFiles): void {
  if (existsSync(publicKey)) return;
  if (!existsSync(privateKey)) {
    const pair = generateKeyPairSync('ed25519');
    mkdirSync(dirname(privateKey), { recursive: true });
    writeFileSync(privateKey, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  mkdirSync(dirname(publicKey), { recursive: true });
  const key = createPublicKey(createPrivateKey(readFileSync(privateKey, 'utf8')));
  writeFileSync(publicKey, key.export({ type: 'spki', format: 'pem' }));
}

/** The registry as it stands; empty before the first release. Throws when it is not signed with our key. */
export function readRegistryFile(files: RegistryFiles): ReleaseRegistry {
  if (!existsSync(files.registry)) return EMPTY;
  return openRegistry(readFileSync(files.registry, 'utf8'), readFileSync(files.publicKey, 'utf8'));
}

/** Runs work that nobody else does at the same time: of two teams that release at once, neither loses what the other wrote. */
function alone<Result>(lock: string, work: () => Result): Result {
  mkdirSync(dirname(lock), { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (tries === LOCK_TRIES)
        throw new Error(`Somebody else is changing the registry. If nobody is, delete ${lock} and try again.`, {
          cause: error,
        });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_PAUSE_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock);
  }
}

/** Reads the registry, changes it and writes it, alone; answers the new one. */
export function changeRegistry(
  files: RegistryFiles,
  change: (registry: ReleaseRegistry) => ReleaseRegistry,
): ReleaseRegistry {
  return alone(`${files.registry}.lock`, () => {
    const next = change(readRegistryFile(files));
    writeRegistryFile(files, next);
    return next;
  });
}

/** Signs and replaces the registry in one move: a reader sees the old file or the new one. Throws when the key here has no right to the change. */
export function writeRegistryFile(files: RegistryFiles, registry: ReleaseRegistry): void {
  ensureKeys(files);
  const before = readRegistryFile(files);
  const text = existsSync(files.registry) ? readFileSync(files.registry, 'utf8') : undefined;
  const signer = signerOf(files, before.keys);
  const next = `${files.registry}.next`;
  writeFileSync(
    next,
    signRegistry(
      registry,
      { registry: before, ...(text === undefined ? {} : { text }) },
      signer,
      readFileSync(files.publicKey, 'utf8'),
    ),
  );
  renameSync(next, files.registry);
}
