import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CONTRACT_VERSION } from '@sightline/shared-lib/contracts';
import { channelPurpose, KEYS_PURPOSE, REGISTRY_KEY, signText } from '@sightline/shared-lib/registry';
import { pino } from 'pino';

import { aRelease } from '../../testing/aRegistry';

import { readRegistry, type RegistryReader } from './registryReader';

const log = pino({ level: 'silent' });
const keys = generateKeyPairSync('ed25519');
let folder: string;
let reader: RegistryReader | undefined;

async function write(revision: number, key: KeyObject = keys.privateKey, remotes: object = {}): Promise<void> {
  const payload = JSON.stringify({ revision, remotes });
  const signature = sign(null, Buffer.from(payload), key).toString('base64');
  const next = join(folder, `next-${revision}`);
  await writeFile(next, JSON.stringify({ payload, signature }));
  await rename(next, join(folder, 'registry.json'));
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-registry-'));
  await writeFile(join(folder, 'key.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }));
});

afterEach(async () => {
  reader?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('following the registry', () => {
  it('ends on the newest of many quick writes [FED-02]', async () => {
    await write(1);
    reader = await readRegistry(folder, join(folder, 'key.pem'), log);
    for (let revision = 2; revision <= 30; revision += 1) await write(revision);
    await until(() => reader?.current().revision === 30);
    expect(reader.current().revision).toBe(30);
  });

  it('keeps the last good registry when a file is signed by somebody else [FED-03]', async () => {
    await write(1);
    reader = await readRegistry(folder, join(folder, 'key.pem'), log);
    const complained = jest.spyOn(log, 'error');
    await write(2, generateKeyPairSync('ed25519').privateKey);
    await until(() => complained.mock.calls.length > 0);
    expect(complained).toHaveBeenCalled();
    expect(reader.current().revision).toBe(1);
  });

  it('takes no part that is older than what is in force, nor a file without one [FED-03]', async () => {
    const keyFile = join(folder, 'key.pem');
    const part = (remote: string, revision: number) => {
      const payload = JSON.stringify({ revision, stable: 'aaa', history: [], releases: {} });
      return [remote, { ...signText(channelPurpose(remote), payload, keys.privateKey), key: REGISTRY_KEY }] as const;
    };
    const list = signText(KEYS_PURPOSE, JSON.stringify({ revision: 1, named: {} }), keys.privateKey);
    const put = async (...parts: (readonly [string, object])[]) => {
      await writeFile(join(folder, 'next'), JSON.stringify({ keys: list, channels: Object.fromEntries(parts) }));
      await rename(join(folder, 'next'), join(folder, 'registry.json'));
    };
    await put(part('mfe-account', 2), part('mfe-catalog', 3));
    reader = await readRegistry(folder, keyFile, log);
    expect(reader.current().revision).toBe(3);
    const complained = jest.spyOn(log, 'error').mockClear();
    for (const parts of [[part('mfe-account', 1), part('mfe-catalog', 4)], [part('mfe-catalog', 5)]]) {
      complained.mockClear();
      await put(...parts);
      await until(() => complained.mock.calls.length > 0);
      expect(complained.mock.calls.map(([facts]) => facts as unknown)).toEqual([
        expect.objectContaining({ err: new Error('The registry brings back what was there before of mfe-account.') }),
      ]);
    }
    expect(reader.current().revision).toBe(3);
    await put(part('mfe-account', 2), part('mfe-catalog', 6));
    await until(() => reader?.current().revision === 6);
    expect(reader.current().revision).toBe(6);
  });

  it('says which stable release does not fit this shell, with both contracts [FED-05]', async () => {
    const [fits, tooNew] = [aRelease('aaa'), { ...aRelease('bbb'), contract: CONTRACT_VERSION + 1 }];
    const releases = { aaa: fits, bbb: tooNew };
    const complained = jest.spyOn(log, 'error').mockClear();
    await write(1, keys.privateKey, {
      'mfe-account': { stable: 'aaa', history: [], releases },
      'mfe-catalog': { stable: 'bbb', history: [], releases },
    });
    reader = await readRegistry(folder, join(folder, 'key.pem'), log);
    expect(complained.mock.calls.map(([facts]) => facts as unknown)).toEqual([
      { remote: 'mfe-catalog', release: 'bbb', contract: CONTRACT_VERSION + 1, shellContract: CONTRACT_VERSION },
    ]);
  });
});
