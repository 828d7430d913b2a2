import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RemoteName } from '@sightline/shared-lib/contracts';
import { openOverride, type KeyedRegistry } from '@sightline/shared-lib/registry';

import { moveRelease } from './moveRelease';
import { choiceQuery, overrideQuery } from './overrideLink';
import { changeRegistry, readRegistryFile, writeRegistryFile } from './registryFile';
import { registryFiles } from './registryFiles';
import { publish } from './releaseChannels';
import { allowKey, refuseKey } from './releaseKeys';
import { aRelease } from './testing/aRelease';

const [OURS, THEIRS] = ['mfe-catalog', 'mfe-account'] as const;
const shell = { contract: 3 };

let folder = '';
const filesWith = (key: string) => registryFiles(join(folder, 'releases'), join(folder, `${key}.pem`));

/** A key pair as openssl writes it; the private half lies where this machine keeps its key. */
function makeKey(name: string): string {
  const pair = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, `${name}.pem`), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
}

const promote = (key: string, remote: RemoteName, release = 'b') =>
  moveRelease(filesWith(key), remote, { action: 'promote', release }, { shell, by: 'Ann', reason: 'spring' });
const fileNow = () => JSON.parse(readFileSync(filesWith('root').registry, 'utf8')) as KeyedRegistry;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-keys-'));
  const registry = [OURS, THEIRS].reduce(
    (all, remote) => ['a', 'b'].reduce((one, id) => publish(one, remote, aRelease(id)), all),
    { revision: 0, remotes: {} } as ReturnType<typeof readRegistryFile>,
  );
  writeRegistryFile(filesWith('root'), registry);
  const publicKey = makeKey('catalog');
  changeRegistry(filesWith('root'), (one) => allowKey(one, 'catalog', { publicKey, remotes: [OURS] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a key of a team', () => {
  it('moves its remote, is named in the history, and leaves the others as they were signed [FED-01]', () => {
    const before = fileNow();
    promote('catalog', OURS);
    const { remotes } = readRegistryFile(filesWith('catalog'));
    expect(remotes[OURS]).toMatchObject({ stable: 'b', changes: [{ action: 'promote', by: 'Ann', key: 'catalog' }] });
    expect(fileNow().channels[OURS]?.key).toBe('catalog');
    expect(fileNow().channels[THEIRS]).toEqual(before.channels[THEIRS]);
    expect(fileNow().keys).toEqual(before.keys);
    promote('root', THEIRS);
    expect(fileNow().channels).toMatchObject({ [OURS]: { key: 'catalog' }, [THEIRS]: { key: 'registry' } });
  });

  it('is refused another team’s remote and the list of keys, with what to do next [FED-01] [FED-03]', () => {
    const before = fileNow();
    expect(() => promote('catalog', THEIRS)).toThrow(
      /key catalog may release mfe-catalog, and not mfe-account[^]*CODEOWNERS[^]*keys allow catalog <public key file> mfe-catalog mfe-account/,
    );
    const files = filesWith('catalog');
    expect(() => changeRegistry(files, (one) => publish(one, THEIRS, aRelease('c')))).toThrow('and not mfe-account');
    expect(() => changeRegistry(files, (one) => refuseKey(one, 'catalog'))).toThrow("Only the registry's own key");
    const { keys: _keys, ...keyless } = readRegistryFile(files);
    expect(() => writeRegistryFile(files, keyless)).toThrow("Only the registry's own key");
    expect(fileNow()).toEqual(before);
  });

  it('is let in before it releases anything, and has to be there [FED-03]', () => {
    makeKey('stranger');
    expect(() => promote('stranger', OURS)).toThrow(/does not know the key[^]*keys allow <name>/);
    expect(() => promote('lost', OURS)).toThrow(/No key to release with lies at[^]*Set REGISTRY_PRIVATE_KEY/);
  });

  it('loses its rights, and what it had signed stands by the registry’s own key [FED-01]', () => {
    promote('catalog', OURS);
    changeRegistry(filesWith('root'), (one) => refuseKey(one, 'catalog'));
    expect(() => promote('catalog', OURS, 'a')).toThrow('does not know the key');
    expect(readRegistryFile(filesWith('root')).remotes[OURS]?.stable).toBe('b');
    expect(fileNow().channels[OURS]?.key).toBe('registry');
    expect(() => changeRegistry(filesWith('root'), (one) => refuseKey(one, 'catalog'))).toThrow('has no key catalog');
  });

  it('is exchanged for another under its name [FED-01]', () => {
    promote('catalog', OURS);
    const publicKey = makeKey('new');
    changeRegistry(filesWith('root'), (one) => allowKey(one, 'catalog', { publicKey, remotes: [OURS] }));
    expect(() => promote('catalog', OURS, 'a')).toThrow('does not know the key');
    expect(promote('new', OURS, 'a').remotes[OURS]?.stable).toBe('a');
  });

  it('signs links to its own remote, and choices among its releases [FED-04]', () => {
    const files = filesWith('catalog');
    const { keys } = readRegistryFile(files);
    const open = (query: string) =>
      openOverride(
        new URLSearchParams(query).get('releases') ?? '',
        readFileSync(files.publicKey, 'utf8'),
        Date.now(),
        keys,
      );
    expect(open(overrideQuery(files, OURS, 'b'))).toEqual({ [OURS]: 'b' });
    expect(Object.keys(open(choiceQuery(files)))).toEqual([OURS]);
    expect(Object.keys(open(choiceQuery(filesWith('root'))))).toEqual([OURS, THEIRS]);
    expect(() => overrideQuery(files, THEIRS, 'b')).toThrow('and not mfe-account');
  });

  it('has a name that stands in links, is of the kind that signs, and is named once [FED-01]', () => {
    const { publicKey } = readRegistryFile(filesWith('root')).keys?.named['catalog'] ?? { publicKey: '' };
    const allow = (name: string, key: string, remotes: readonly RemoteName[] = [OURS]) =>
      allowKey(readRegistryFile(filesWith('root')), name, { publicKey: key, remotes });
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
    for (const name of ['registry', '__proto__', 'Catalog', 'a b', ''])
      expect(() => allow(name, publicKey)).toThrow('named');
    expect(() => allow('other', publicKey)).toThrow('has this key already, as catalog');
    expect(() => allow('other', String(rsa))).toThrow('signed with Ed25519; this is a key of rsa');
    expect(() => allow('catalog', publicKey, [])).toThrow('Say which remotes');
  });
});
