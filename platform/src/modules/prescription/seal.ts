import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Keyring } from './keyring';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface Sealed {
  keyId: string;
  /** Nonce, authentication tag and ciphertext. */
  bytes: Uint8Array;
}

/** Authenticated encryption of health data at rest. */
export interface Seal {
  /** Encrypts; the context names the record, so that one record's bytes cannot stand in for another's. */
  close(plain: Uint8Array, context: string): Sealed;
  /** Decrypts; throws when the key is gone, the bytes were changed or the context differs. */
  open(sealed: Sealed, context: string): Uint8Array;
  closeJson(value: object, context: string): Sealed;
  openJson(sealed: Sealed, context: string): unknown;
}

export function createSeal(keyring: Keyring): Seal {
  function keyFor(id: string): Uint8Array {
    const key = keyring.key(id);
    if (!key) throw new Error(`The prescription key ${id} is not configured`);
    return key;
  }

  const seal: Seal = {
    close(plain, context) {
      const nonce = new Uint8Array(randomBytes(nonceBytes));
      const cipher = createCipheriv(algorithm, keyFor(keyring.currentId), nonce);
      cipher.setAAD(new TextEncoder().encode(context));
      const body = [new Uint8Array(cipher.update(plain)), new Uint8Array(cipher.final())];
      const parts = [nonce, new Uint8Array(cipher.getAuthTag()), ...body];
      return { keyId: keyring.currentId, bytes: new Uint8Array(Buffer.concat(parts)) };
    },
    open({ keyId, bytes }, context) {
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, keyFor(keyId), nonce, { authTagLength: tagBytes });
      decipher.setAAD(new TextEncoder().encode(context));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = bytes.subarray(nonceBytes + tagBytes);
      return new Uint8Array(Buffer.concat([new Uint8Array(decipher.update(body)), new Uint8Array(decipher.final())]));
    },
    closeJson: (value, context) => seal.close(new TextEncoder().encode(JSON.stringify(value)), context),
    openJson: (sealed, context) => JSON.parse(new TextDecoder().decode(seal.open(sealed, context))),
  };
  return seal;
}
