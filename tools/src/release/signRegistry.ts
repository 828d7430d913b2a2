import { sign, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { ReleaseKeys, ReleaseRegistry } from '@sightline/shared-lib/contracts';
import {
  channelPurpose,
  isRightlySigned,
  KEYS_PURPOSE,
  REGISTRY_KEY,
  remotesIn,
  signText,
  type KeyedRegistry,
  type SignedChannel,
  type SignedRegistry,
} from '@sightline/shared-lib/registry';

import { withRightTo, type Signer } from './signer';

/** The registry before a change, and the file that it was read from. */
export interface Before {
  readonly registry: ReleaseRegistry;
  readonly text?: string;
}

function signedAsOne(registry: ReleaseRegistry, privateKey: KeyObject): SignedRegistry {
  const payload = JSON.stringify(registry);
  return { payload, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') };
}

/** What stands stays as it was signed, by whoever signed it; who changes something signs that, and has to have the right to. */
function signedByParts(
  { keys, remotes }: ReleaseRegistry & { readonly keys: ReleaseKeys },
  before: Before,
  signer: Signer,
  registryKey: string,
): KeyedRegistry {
  const file = before.text === undefined ? undefined : (JSON.parse(before.text) as SignedRegistry | KeyedRegistry);
  const earlier = file && 'channels' in file ? file : undefined;
  const channels = remotesIn(remotes).map((remote): [string, SignedChannel] => {
    const signed = earlier?.channels[remote];
    const stands = isDeepStrictEqual(remotes[remote], before.registry.remotes[remote]);
    // A key that has lost its right takes its signatures with it: who takes the right signs anew what stands.
    if (signed && stands && isRightlySigned(remote, signed, keys, registryKey)) return [remote, signed];
    const { name, privateKey } = withRightTo(remote, signer);
    return [remote, { ...signText(channelPurpose(remote), JSON.stringify(remotes[remote]), privateKey), key: name }];
  });
  const isSameList = isDeepStrictEqual(keys, before.registry.keys);
  return {
    keys: earlier && isSameList ? earlier.keys : signText(KEYS_PURPOSE, JSON.stringify(keys), signer.privateKey),
    channels: Object.fromEntries(channels),
  };
}

/** The file of a registry: signed as one with the registry's own key, or by parts once it names keys of teams. */
export function signRegistry(registry: ReleaseRegistry, before: Before, signer: Signer, registryKey: string): string {
  const { keys } = registry;
  if (signer.name !== REGISTRY_KEY && !isDeepStrictEqual(keys, before.registry.keys))
    throw new Error("Only the registry's own key says which keys may release what.");
  return JSON.stringify(
    keys ? signedByParts({ ...registry, keys }, before, signer, registryKey) : signedAsOne(registry, signer.privateKey),
  );
}
