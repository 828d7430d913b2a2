import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

import type { ReleaseKeys, RemoteName } from '../contracts';
import { ownValue } from '../domain/validation';

/** Name of the key that a registry is checked with: it may release every remote, and alone says which other keys may. */
export const REGISTRY_KEY = 'registry';

/** The public key of this name, if it may release all of these remotes; undefined otherwise. */
export function keyFor(
  keys: ReleaseKeys | undefined,
  name: string,
  remotes: readonly RemoteName[],
  registryKey: string,
): KeyObject | undefined {
  if (name === REGISTRY_KEY) return createPublicKey(registryKey);
  const key = keys && ownValue(keys.named, name);
  const may = key && (key.remotes === 'all' || remotes.every((remote) => key.remotes.includes(remote)));
  return may ? createPublicKey(key.publicKey) : undefined;
}

/** A text with the signature over it, Ed25519 in base64. */
export interface SignedText {
  readonly payload: string;
  readonly signature: string;
}

/** What is signed for one purpose is worth nothing for another. */
const forPurpose = (purpose: string, payload: string) => Buffer.from(`sightline ${purpose}\n${payload}`);

export const signText = (purpose: string, payload: string, privateKey: KeyObject): SignedText => ({
  payload,
  signature: sign(null, forPurpose(purpose, payload), privateKey).toString('base64'),
});

export const isGenuine = (purpose: string, { payload, signature }: SignedText, publicKey: KeyObject): boolean =>
  verify(null, forPurpose(purpose, payload), publicKey, Buffer.from(signature, 'base64'));
