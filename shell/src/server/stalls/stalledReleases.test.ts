import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Release, ReleaseRegistry } from '@sightline/shared-lib/contracts';

import { addStalled, readStalled, withoutStalled, type StalledRelease } from './stalledReleases';

const release = (id: string) => ({ id }) as Release;
const stalled = (id: string): StalledRelease => ({
  remote: 'mfe-catalog',
  release: id,
  at: '2026-11-27T20:00:00.000Z',
});

const REGISTRY: ReleaseRegistry = {
  revision: 7,
  remotes: {
    'mfe-catalog': {
      stable: 'c',
      canary: { release: 'd', percent: 5 },
      working: 'e',
      history: ['b', 'a'],
      releases: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, release(id)])),
    },
    'mfe-account': { stable: 'c', history: [], releases: { c: release('c') } },
  },
};

const catalogue = (...ids: readonly string[]) => withoutStalled(REGISTRY, ids.map(stalled)).remotes['mfe-catalog'];

describe('releases that held the shell up [FED-03]', () => {
  it('are left out: a canary and a working copy go, and others stay', () => {
    expect(catalogue('d', 'e')).toEqual({
      stable: 'c',
      history: ['b', 'a'],
      releases: Object.fromEntries(['a', 'b', 'c'].map((id) => [id, release(id)])),
    });
    expect(catalogue('e')?.canary).toEqual({ release: 'd', percent: 5 });
    expect(withoutStalled(REGISTRY, [stalled('d')]).remotes['mfe-account']).toBe(REGISTRY.remotes['mfe-account']);
  });

  it('give way to what was stable before, the newest first', () => {
    expect(catalogue('c')?.stable).toBe('b');
    expect(catalogue('c', 'b')?.stable).toBe('a');
    expect(catalogue('c')?.releases).not.toHaveProperty('c');
  });

  it('leave a remote without any release where none is left', () => {
    const { remotes } = withoutStalled(REGISTRY, [{ ...stalled('c'), remote: 'mfe-account' }]);
    expect(remotes['mfe-account']).toEqual({ stable: 'c', history: [], releases: {} });
  });

  it('change nothing where there are none', () => {
    expect(withoutStalled(REGISTRY, [])).toBe(REGISTRY);
  });
});

describe('the file of such releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-stalled-'));
  const file = join(folder, 'stalled.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the newest fifty, and what cannot be read is none [FED-03]', () => {
    expect(readStalled(file)).toEqual([]);
    for (let at = 0; at < 52; at += 1) addStalled(file, stalled(`r${at}`));
    expect(readStalled(file).map((one) => one.release)).toEqual(Array.from({ length: 50 }, (_, at) => `r${51 - at}`));
    for (const text of ['{', '{}', '[null, {"remote": "other", "release": "a", "at": ""}]']) {
      writeFileSync(file, text);
      expect(readStalled(file)).toEqual([]);
    }
  });
});
