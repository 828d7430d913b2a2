import { createPublicKey, verify, type KeyObject } from 'node:crypto';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';

/** The registry file: the payload as text, so that the signature covers exact bytes. */
export interface SignedRegistry {
  readonly payload: string;
  /** Ed25519 over the payload, base64. */
  readonly signature: string;
}

export function readPublicKey(pem: string): KeyObject {
  return createPublicKey(pem);
}

/** The registry inside the file. Throws when the signature does not match: an altered registry must never be followed. */
export function openRegistry(text: string, key: KeyObject): ReleaseRegistry {
  const signed = JSON.parse(text) as SignedRegistry;
  const genuine = verify(null, Buffer.from(signed.payload), key, Buffer.from(signed.signature, 'base64'));
  if (!genuine) throw new Error('The release registry is not signed with the configured key.');
  return JSON.parse(signed.payload) as ReleaseRegistry;
}
