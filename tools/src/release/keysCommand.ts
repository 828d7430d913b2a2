import { readFileSync } from 'node:fs';

import type { ReleaseKeys, RemoteName } from '@sightline/shared-lib/contracts';

import { fail } from '../cli/commandLine';

import { changeRegistry, readRegistryFile } from './registryFile';
import type { RegistryFiles } from './registryFiles';
import { allowKey, refuseKey } from './releaseKeys';
import { signerOf } from './signer';

const inWords = (remotes: readonly RemoteName[] | 'all') => (remotes === 'all' ? 'every remote' : remotes.join(', '));

function list(files: RegistryFiles, keys: ReleaseKeys | undefined): void {
  console.log("registry: every remote, and which other keys may release what (the registry's own key)");
  for (const [name, { remotes }] of Object.entries(keys?.named ?? {})) console.log(`${name}: ${inWords(remotes)}`);
  console.log(`The key here is ${signerOf(files, keys).name}.`);
}

/** `npm run release -- keys ...`: which keys there are, and letting one in or out (with the registry's own key). */
export function keysCommand(
  files: RegistryFiles,
  [what, name = '', ...words]: readonly string[],
  remoteOf: (name: string) => RemoteName,
): void {
  if (what === undefined) return list(files, readRegistryFile(files).keys);
  if (what === 'refuse') {
    changeRegistry(files, (registry) => refuseKey(registry, name));
    return console.log(`${name} may release nothing any more. What it had signed stands, signed with the key here.`);
  }
  const [file, ...names] = words;
  if (what !== 'allow' || file === undefined) return fail(`There is no "keys ${what}".`, 'Try --help.');
  const remotes = names.includes('all') ? ('all' as const) : names.map(remoteOf);
  changeRegistry(files, (registry) => allowKey(registry, name, { publicKey: readFileSync(file, 'utf8'), remotes }));
  return console.log(`${name} may release ${inWords(remotes)}.`);
}
