import { createPublicKey, verify } from 'node:crypto';

import type { ReleaseRegistry } from '../contracts';

import { openKeyedRegistry, type KeyedRegistry } from './keyedRegistry';

/** The registry file where one key signs for all: the payload as text, so that the signature covers exact bytes. */
export interface SignedRegistry {
  readonly payload: string;
  /** Ed25519 over the payload, base64. */
  readonly signature: string;
}

/** The registry inside the file. Throws when the signature does not match the key (PEM): an altered registry must never be followed. */
export function openRegistry(text: string, publicKey: string): ReleaseRegistry {
  const file = JSON.parse(text) as SignedRegistry | KeyedRegistry;
  if ('channels' in file) return openKeyedRegistry(file, publicKey);
  const { payload, signature } = file;
  if (!verify(null, Buffer.from(payload), createPublicKey(publicKey), Buffer.from(signature, 'base64'))) {
    throw new Error('The release registry is not signed with the configured key.');
  }
  return JSON.parse(payload) as ReleaseRegistry;
}
