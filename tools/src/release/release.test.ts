import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { openOverride } from '@sightline/shared-lib/registry';

import { overrideQuery } from './overrideLink';
import { changeRegistry, readRegistryFile, writeRegistryFile } from './registryFile';
import { registryFiles } from './registryFiles';
import {
  fallingOut,
  newestRelease,
  promote,
  publish,
  rollback,
  showWorkingCopy,
  startCanary,
  takeBack,
  takeBackStable,
} from './releaseChannels';
import { aRelease } from './testing/aRelease';

const REMOTE = 'mfe-catalog';

const release = (id: string) => aRelease(id, { contract: 2 });

const EMPTY: ReleaseRegistry = { revision: 0, remotes: {} };
const published = (...ids: string[]) => ids.reduce((registry, id) => publish(registry, REMOTE, release(id)), EMPTY);
const channel = ({ remotes }: ReleaseRegistry) => remotes[REMOTE];

describe('the channels of a remote', () => {
  it('make its first release stable and no later one [FED-01]', () => {
    expect(channel(published('a', 'b'))).toMatchObject({ stable: 'a', history: [], releases: { a: {}, b: {} } });
  });

  it('return through every stable release before, and then no further [FED-02]', () => {
    const promoted = promote(promote(published('a', 'b', 'c'), REMOTE, 'b'), REMOTE, 'c');
    const back = rollback(promoted, REMOTE);
    const twice = rollback(back, REMOTE);
    expect([promoted, back, twice].map((one) => channel(one)?.stable)).toEqual(['c', 'b', 'a']);
    expect(() => rollback(twice, REMOTE)).toThrow('no earlier stable release');
  });

  it('remember nothing when what is stable is promoted again', () => {
    expect(channel(promote(published('a', 'b'), REMOTE, 'a'))?.history).toEqual([]);
  });

  it('end a canary by promotion, by rollback and by a share of zero [FED-04]', () => {
    const canary = startCanary(promote(published('a', 'b', 'c'), REMOTE, 'b'), REMOTE, 'c', 5);
    expect(channel(canary)?.canary).toEqual({ release: 'c', percent: 5 });
    for (const ended of [promote(canary, REMOTE, 'c'), rollback(canary, REMOTE), startCanary(canary, REMOTE, 'c', 0)])
      expect(channel(ended)).not.toHaveProperty('canary');
  });

  it('take a canary back with the reason in their history, and no canary that came after it [FED-07]', () => {
    const canary = startCanary(published('a', 'b', 'c'), REMOTE, 'b', 5);
    const verdict = { release: 'b', at: '2026-01-02T00:00:00.000Z', reason: 'it fails' };
    const back = takeBack(canary, REMOTE, verdict);
    expect(channel(back)).not.toHaveProperty('canary');
    expect(channel(back)).toMatchObject({ stable: 'a', history: [], takenBack: [{ ...verdict, percent: 5 }] });
    expect(back.revision).toBe(canary.revision + 1);

    const next = startCanary(back, REMOTE, 'c', 10);
    expect(takeBack(next, REMOTE, verdict)).toBe(next);
    const twice = takeBack(next, REMOTE, { ...verdict, release: 'c' });
    expect(channel(twice)?.takenBack?.map(({ release }) => release)).toEqual(['c', 'b']);
  });

  it('return from a stable release that fails, with the reason in their history, and from no other one [FED-07]', () => {
    const promoted = promote(published('a', 'b', 'c'), REMOTE, 'b');
    const verdict = { release: 'b', to: 'a', at: '2026-01-02T00:00:00.000Z', reason: 'it fails' };
    const back = takeBackStable(startCanary(promoted, REMOTE, 'c', 5), REMOTE, verdict, 2);
    expect(channel(back)).toMatchObject({ stable: 'a', history: [], takenBack: [{ ...verdict, percent: 100 }] });
    expect(channel(back)).not.toHaveProperty('canary');

    const next = promote(promoted, REMOTE, 'c');
    expect(takeBackStable(next, REMOTE, verdict, 2)).toBe(next);
    expect(() => takeBackStable(promoted, REMOTE, verdict, 1)).toThrow('do not understand');
  });

  it('refuse what is not registered and shares that are none [FED-04]', () => {
    expect(() => promote(published('a'), REMOTE, 'x')).toThrow('has no release x. Known: a');
    expect(() => promote(EMPTY, REMOTE, 'a')).toThrow('publish one first');
    expect(() => promote(published('a'), REMOTE, 'constructor')).toThrow('has no release constructor');
    for (const share of [-1, 101, Number.NaN])
      expect(() => startCanary(published('a'), REMOTE, 'a', share)).toThrow('from 0 to 100');
  });

  it('keep a release as it was first published: an id never comes to name anything else [FED-01]', () => {
    const again = { ...release('a'), createdAt: '2026-02-02T00:00:00.000Z' };
    expect(publish(published('a', 'b'), REMOTE, again)).toEqual(published('a', 'b'));
    expect(() => publish(published('a'), REMOTE, { ...again, contract: 3 })).toThrow('a release never changes');
    expect(() => publish(published('a'), REMOTE, { ...again, integrity: { x: 'y' } })).toThrow('never changes');
  });

  it('never give shoppers a development build: not first, not stable, not as a canary, and not as the newest [FED-01]', () => {
    const built = { commit: '', dirty: true, mode: 'development', author: '', builtAt: '' } as const;
    const working = { ...release('w'), createdAt: '2026-02-02T00:00:00.000Z', built };
    expect(() => publish(EMPTY, REMOTE, working)).toThrow('cannot be its first');
    const registry = publish(published('a'), REMOTE, working);
    expect(channel(registry)).toMatchObject({ stable: 'a', releases: { w: working } });
    expect(() => promote(registry, REMOTE, 'w')).toThrow('is a development build');
    expect(() => startCanary(registry, REMOTE, 'w', 5)).toThrow('is a development build');
    expect(newestRelease(registry, REMOTE)?.id).toBe('a');
  });

  it('point at a developer’s newest build beside what shoppers get, and forget older ones alone [FED-04]', () => {
    const built = { commit: '', dirty: true, mode: 'development', author: '', builtAt: '' } as const;
    const before = promote(published('a', 'b'), REMOTE, 'b');
    const ids = Array.from({ length: 30 }, (_, at) => `w${at}`);
    const after = ids.reduce((one, id) => showWorkingCopy(one, REMOTE, { ...release(id), built }), before);
    expect(channel(after)).toMatchObject({ stable: 'b', history: ['a'], working: 'w29' });
    const named = ['a', 'b', 'w24', 'w25', 'w26', 'w27', 'w28', 'w29'];
    expect(Object.keys(channel(after)?.releases ?? {})).toEqual(named);
    expect(channel(promote(after, REMOTE, 'a'))?.working).toBe('w29');
  });

  it('refuse what the running shells do not understand, as stable and as a canary [FED-05]', () => {
    const registry = publish(published('a'), REMOTE, { ...release('next'), contract: 3 });
    expect(() => promote(registry, REMOTE, 'next', 2)).toThrow('contract 3, which the running shells of contract 2');
    expect(() => startCanary(registry, REMOTE, 'next', 5, 2)).toThrow('do not understand');
    expect(channel(promote(registry, REMOTE, 'next', 3))?.stable).toBe('next');
    expect(channel(promote(registry, REMOTE, 'a', 3))?.stable).toBe('a');
    expect(() => promote(registry, REMOTE, 'a', 4)).toThrow('do not understand');
  });

  it('say which remotes fall out with shells of another contract, and which release would stay [FED-05]', () => {
    const next = { ...release('next'), contract: 3 };
    const registry = promote(publish(published('a'), REMOTE, next), REMOTE, 'next', 3);
    expect(fallingOut(registry, 3)).toEqual([]);
    expect(fallingOut(registry, 2)).toEqual([
      { remote: REMOTE, release: 'next', contract: 3, shellContract: 2, lastFitting: 'a' },
    ]);
    expect(fallingOut(registry, 1)).toMatchObject([{ release: 'next', lastFitting: undefined }]);
  });

  it('raise the revision with every move [FED-02]', () => {
    const moves = [published('a'), published('a', 'b'), promote(published('a', 'b'), REMOTE, 'b')];
    expect(moves.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });
});

describe('the registry’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const known = process.env['REGISTRY_PRIVATE_KEY'];
  delete process.env['REGISTRY_PRIVATE_KEY'];
  const files = registryFiles(join(folder, 'releases'));
  if (known !== undefined) process.env['REGISTRY_PRIVATE_KEY'] = known;
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is empty before the first release, then what was written, signed [FED-01]', () => {
    expect(readRegistryFile(files)).toEqual(EMPTY);
    writeRegistryFile(files, published('a'));
    expect(readRegistryFile(files)).toEqual(published('a'));
    expect(existsSync(`${files.registry}.next`)).toBe(false);
  });

  it('is changed by one at a time, and left as it was by a change that fails [FED-02]', () => {
    const revision = () => readRegistryFile(files).revision;
    const before = revision();
    const lock = `${files.registry}.lock`;
    changeRegistry(files, (registry) => {
      expect(existsSync(lock)).toBe(true);
      return publish(registry, REMOTE, release('b'));
    });
    expect(() =>
      changeRegistry(files, () => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(existsSync(lock)).toBe(false);
    expect(revision()).toBe(before + 1);
  });

  it('is signed with a key that lies outside the releases and that nobody else may read [FED-03]', () => {
    expect(files.privateKey.startsWith(join(folder, 'releases'))).toBe(false);
    expect(statSync(files.privateKey).mode & 0o077).toBe(0);
  });

  it('has links of its own key, each for one release [FED-04]', () => {
    const token = new URLSearchParams(overrideQuery(files, REMOTE, 'b')).get('releases') ?? '';
    expect(openOverride(token, readFileSync(files.publicKey, 'utf8'))).toEqual({ [REMOTE]: 'b' });
  });

  it('is not read when somebody changed it [FED-03]', () => {
    writeFileSync(files.registry, readFileSync(files.registry, 'utf8').replace('1.0.0', '6.6.6'));
    expect(() => readRegistryFile(files)).toThrow('not signed');
  });
});
