import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** The public key as the provider publishes it. */
  readonly jwk: Readonly<Record<string, unknown>>;
}

/** The provider's signing key, derived from the platform's secret: every process has the same one and none is kept. */
export function signingKey(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'openid-provider', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, jwk: { ...jwk, kid: 'provider', use: 'sig', alg: 'EdDSA' } };
}
