import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/** Encryption keys by id; new data is sealed with the current one, older ones still open what they sealed. */
export interface Keyring {
  currentId: string;
  key(id: string): Uint8Array | undefined;
}

function decodeKey(text: string): Uint8Array {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length !== keyBytes) throw new Error('A prescription key must be 32 bytes, as base64 or hexadecimal text');
  return new Uint8Array(bytes);
}

/** A keyring of keys as text, the current one first. */
export function keyringOf(keys: readonly string[]): Keyring {
  const decoded = keys.map((text) => decodeKey(text.trim()));
  const byId = new Map(decoded.map((key) => [createHash('sha256').update(key).digest('hex').slice(0, 12), key]));
  const [currentId] = byId.keys();
  if (!currentId) throw new Error('There is no prescription key');
  return { currentId, key: (id) => byId.get(id) };
}

/** The text of a key file that exists, or of a new one that only its owner may read. */
function keyFile(folder: string): string {
  const file = path.join(folder, 'prescription.key');
  mkdirSync(folder, { recursive: true });
  try {
    // Fails when the file is there: two processes starting at once must not overwrite each other's key.
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

export interface KeyringOptions {
  /** Value of PRESCRIPTION_KEY: one key, or several with commas between them, the current one first. */
  configured?: string | undefined;
  /** Where a key is generated once when none is configured. */
  dataDir: string;
}

/** The installation's keyring. To rotate, put the new key in front and keep the old ones behind it. */
export function loadKeyring({ configured, dataDir }: KeyringOptions): Keyring {
  const text = configured?.trim() ? configured : keyFile(dataDir);
  return keyringOf(text.split(/[,\n]/).filter((key) => key.trim() !== ''));
}
