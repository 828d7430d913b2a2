import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { keyringOf, loadKeyring } from './keyring';
import { firstKey, secondKey } from './prescription.fixture';
import { createSeal } from './seal';

const plain = new TextEncoder().encode('sphere -3.75');

describe('encryption at rest', () => {
  it('opens only with its key, its record and unchanged bytes [RX-06]', () => {
    const seal = createSeal(keyringOf([firstKey]));
    const sealed = seal.close(plain, 'details 1');
    expect(seal.open(sealed, 'details 1')).toEqual(plain);
    expect(() => seal.open(sealed, 'details 2')).toThrow(/authenticate/);
    const changed = Uint8Array.from(sealed.bytes, (byte, index) =>
      index === sealed.bytes.length - 1 ? byte ^ 1 : byte,
    );
    expect(() => seal.open({ ...sealed, bytes: changed }, 'details 1')).toThrow(/authenticate/);
    expect(() => createSeal(keyringOf([secondKey])).open(sealed, 'details 1')).toThrow(sealed.keyId);
  });

  it('never seals the same text to the same bytes [RX-06]', () => {
    const seal = createSeal(keyringOf([firstKey]));
    expect(seal.close(plain, 'a').bytes).not.toEqual(seal.close(plain, 'a').bytes);
  });

  it('rotates: the new key seals, the old one still opens [RX-06]', () => {
    const old = createSeal(keyringOf([firstKey])).close(plain, 'a');
    const rotated = createSeal(keyringOf([secondKey, firstKey]));
    expect(rotated.open(old, 'a')).toEqual(plain);
    expect(rotated.close(plain, 'a').keyId).not.toBe(old.keyId);
  });

  it('generates a key once, readable by its owner only, unless one is configured [RX-06]', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-key-'));
    const file = path.join(dataDir, 'prescription.key');
    expect(loadKeyring({ configured: firstKey, dataDir }).currentId).toBe(keyringOf([firstKey]).currentId);
    expect(existsSync(file)).toBe(false);
    const generated = loadKeyring({ dataDir });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadKeyring({ dataDir }).currentId).toBe(generated.currentId);
    expect(keyringOf([readFileSync(file, 'utf8')]).currentId).toBe(generated.currentId);
    rmSync(dataDir, { recursive: true });
  });

  it('refuses a key of the wrong length [RX-06]', () => {
    expect(() => keyringOf(['c2hvcnQ='])).toThrow('32 bytes');
  });
});
