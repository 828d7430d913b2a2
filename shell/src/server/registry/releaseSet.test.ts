import type { Release, ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { CONTRACT_VERSION } from '@sightline/shared-lib/testing';

import { chooseReleases } from './releaseSet';

const release = (id: string, contract = CONTRACT_VERSION): Release => ({
  id,
  version: '1.0.0',
  contract,
  createdAt: '2026-01-01T00:00:00.000Z',
  browserEntry: `browser/remoteEntry.${id}.js`,
  serverBundle: 'server/server.cjs',
  integrity: {},
  provides: { pages: ['home'], fragments: [], commands: [] },
});

const registry: ReleaseRegistry = {
  revision: 3,
  remotes: {
    'mfe-catalog': {
      stable: 'aaa',
      canary: { release: 'bbb', percent: 20 },
      working: 'www',
      history: [],
      releases: { aaa: release('aaa'), bbb: release('bbb'), old: release('old', -1), www: release('www') },
    },
  },
};

const idFor = (bucket: number, overrides = {}) =>
  chooseReleases(registry, { bucket, overrides }).set['mfe-catalog']?.id;

describe('choosing releases', () => {
  it('keeps a shopper on one side of a canary [FED-04]', () => {
    expect(idFor(19)).toBe('bbb');
    expect(idFor(20)).toBe('aaa');
  });

  it('lets an override choose among registered releases only [FED-04]', () => {
    expect(idFor(50, { 'mfe-catalog': 'bbb' })).toBe('bbb');
    for (const id of ['https://evil.example/x', 'constructor', '__proto__', 'toString'])
      expect([id, idFor(50, { 'mfe-catalog': id })]).toEqual([id, 'aaa']);
  });

  it('shows the working copy to whoever’s override follows it, and to nobody else [FED-04]', () => {
    expect(idFor(50, { 'mfe-catalog': 'working' })).toBe('www');
    for (const bucket of [0, 19, 20, 99, 100]) expect([bucket, idFor(bucket)]).not.toContain('www');
    const { working: _working, ...channel } = registry.remotes['mfe-catalog'] ?? {
      stable: '',
      history: [],
      releases: {},
    };
    const without = { ...registry, remotes: { 'mfe-catalog': channel } };
    const wish = { bucket: 50, overrides: { 'mfe-catalog': 'working' } };
    expect(chooseReleases(without, wish).set['mfe-catalog']?.id).toBe('aaa');
  });

  it('leaves out a release of an unsupported contract [FED-05]', () => {
    expect(idFor(50, { 'mfe-catalog': 'old' })).toBeUndefined();
  });

  it('gives equal sets equal keys and different sets different keys [FED-02]', () => {
    const key = (bucket: number) => chooseReleases(registry, { bucket, overrides: {} }).key;
    expect(key(1)).toBe(key(2));
    expect(key(1)).not.toBe(key(99));
  });
});
