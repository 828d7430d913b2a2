import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import type { ReleaseKey, ReleaseKeys, RemoteName } from '@sightline/shared-lib/contracts';
import { REGISTRY_KEY } from '@sightline/shared-lib/registry';

import type { RegistryFiles } from './registryFiles';

/** The key of whoever releases here, by the name that the registry gives it. */
export interface Signer extends Pick<ReleaseKey, 'remotes'> {
  readonly name: string;
  readonly privateKey: KeyObject;
}

/** A public key (PEM), written in one way. Throws when it is of another kind than releases are signed with. */
export function publicPem(text: string): string {
  const key = createPublicKey(text);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`Releases are signed with Ed25519; this is a key of ${key.asymmetricKeyType}.`);
  return String(key.export({ type: 'spki', format: 'pem' }));
}

const SET_KEY = "Set REGISTRY_PRIVATE_KEY to the file of your team's key.";

/** Who signs here, as the registry knows it. Throws with what to do when it knows nobody with this key. */
export function signerOf({ privateKey: file, publicKey }: RegistryFiles, keys: ReleaseKeys | undefined): Signer {
  if (!existsSync(file)) throw new Error(`No key to release with lies at ${file}. ${SET_KEY}`);
  const privateKey = createPrivateKey(readFileSync(file, 'utf8'));
  const own = publicPem(readFileSync(file, 'utf8'));
  if (own === publicPem(readFileSync(publicKey, 'utf8'))) return { name: REGISTRY_KEY, privateKey, remotes: 'all' };
  const [name, known] = Object.entries(keys?.named ?? {}).find(([, key]) => key.publicKey === own) ?? [];
  if (name !== undefined && known) return { name, privateKey, remotes: known.remotes };
  throw new Error(
    `The registry does not know the key in ${file}. ${SET_KEY} Whoever holds the registry's own key lets one in:\n` +
      'npm run release -- keys allow <name> <public key file> <remote>...',
  );
}

export const mayRelease = ({ remotes }: Signer, remote: RemoteName) => remotes === 'all' || remotes.includes(remote);

/** The signer, who may release the remote. Throws with who may do what when it is not so. */
export function withRightTo(remote: RemoteName, signer: Signer): Signer {
  if (mayRelease(signer, remote)) return signer;
  const own = signer.remotes === 'all' ? [] : signer.remotes;
  throw new Error(
    `The key ${signer.name} may release ${own.join(', ') || 'nothing'}, and not ${remote}. Ask the team of ${remote} (CODEOWNERS), ` +
      `or whoever holds the registry's own key:\nnpm run release -- keys allow ${signer.name} <public key file> ${[...own, remote].join(' ')}`,
  );
}
