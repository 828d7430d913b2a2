import { createPublicKey } from 'node:crypto';

import {
  isRemoteName,
  type ReleaseKeys,
  type ReleaseRegistry,
  type RemoteChannel,
  type RemoteName,
} from '../contracts';

import { isGenuine, keyFor, type SignedText } from './releaseKeys';

/** One remote's part of the registry, signed with a key that may release it. */
export interface SignedChannel extends SignedText {
  readonly key: string;
}

/** The registry file where remotes have keys of their own: each team signs what is its own, and nothing else. */
export interface KeyedRegistry {
  /** Which keys may release what, signed with the registry's own key. */
  readonly keys: SignedText;
  readonly channels: Readonly<Record<RemoteName, SignedChannel>>;
}

export const KEYS_PURPOSE = 'release keys';
export const channelPurpose = (remote: string) => `release channel ${remote}`;

/** Whether a remote's part is signed with a key that may release it. */
export function isRightlySigned(
  remote: string,
  channel: SignedChannel,
  keys: ReleaseKeys,
  registryKey: string,
): remote is RemoteName {
  const publicKey = isRemoteName(remote) && keyFor(keys, channel.key, [remote], registryKey);
  return publicKey ? isGenuine(channelPurpose(remote), channel, publicKey) : false;
}

/** The registry inside the file. Throws when the keys, or any remote's part, are not signed by who may. */
export function openKeyedRegistry({ keys: signedKeys, channels }: KeyedRegistry, registryKey: string): ReleaseRegistry {
  if (!isGenuine(KEYS_PURPOSE, signedKeys, createPublicKey(registryKey)))
    throw new Error("The registry's list of keys is not signed with the configured key.");
  const keys = JSON.parse(signedKeys.payload) as ReleaseKeys;
  const remotes = Object.fromEntries(
    Object.entries(channels).map(([remote, channel]) => {
      if (!isRightlySigned(remote, channel, keys, registryKey))
        throw new Error(`What the registry says of ${remote} is not signed with a key that may release it.`);
      return [remote, JSON.parse(channel.payload) as RemoteChannel] as const;
    }),
  );
  const revisions = Object.values(remotes).map(({ revision = 0 }) => revision);
  return { revision: Math.max(keys.revision, ...revisions), keys, remotes };
}
