import { generateKeyPairSync, sign } from 'node:crypto';

import { openRegistry } from './openRegistry';

const keys = generateKeyPairSync('ed25519');
const publicKey = String(keys.publicKey.export({ type: 'spki', format: 'pem' }));
const payload = JSON.stringify({ revision: 7, remotes: {} });
const signed = (text: string, key = keys.privateKey) =>
  JSON.stringify({ payload: text, signature: sign(null, Buffer.from(payload), key).toString('base64') });

describe('the signed registry', () => {
  it('opens when the signature is genuine [FED-01]', () => {
    expect(openRegistry(signed(payload), publicKey)).toEqual({ revision: 7, remotes: {} });
  });

  it('is refused when its text was altered or another key signed it [FED-03]', () => {
    expect(() => openRegistry(signed(payload.replace('7', '8')), publicKey)).toThrow('not signed');
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(() => openRegistry(signed(payload, stranger), publicKey)).toThrow('not signed');
  });
});
