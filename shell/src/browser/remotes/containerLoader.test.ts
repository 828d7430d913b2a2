/** @jest-environment jsdom */

import { CONTRACT_VERSION } from '@sightline/shared-lib/testing';

import type { BrowserRelease } from '../../page/pageState';

import { containerLoader } from './containerLoader';
import { createScriptIntegrity } from './scriptIntegrity';
import { createShareScope, type ShareScope } from './shareScope';

const HASH = `sha384-${'B'.repeat(64)}`;
const RELEASE: BrowserRelease = {
  id: 'r1',
  provides: { pages: [], fragments: [], commands: [] },
  base: '/releases/mfe-catalog/r1/',
  entry: 'browser/remoteEntry.1.js',
  integrity: `sha384-${'C'.repeat(64)}`,
};
const globals = window as unknown as Record<string, unknown>;
const moments = { list: { 'browser/remoteEntry.1.js': HASH } as Record<string, string> };

const entries = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="remoteEntry"]')];

/** The entry's element, once the loader has asked for it. */
async function asked(): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 50; turn += 1) {
    const [script] = entries();
    if (script) return script;
    await Promise.resolve();
  }
  throw new Error('no entry was asked for');
}

/** Answers as a container of webpack would: the module comes after `init`. */
function aContainer(contract = CONTRACT_VERSION) {
  const scopes: ShareScope[] = [];
  const remote = { manifest: { contract } };
  return {
    scopes,
    remote,
    init: (scope: ShareScope) => void scopes.push(scope),
    get: (path: string) =>
      path === './remote' && scopes.length > 0
        ? Promise.resolve(() => ({ remote }))
        : Promise.reject(new Error('asked before init')),
  };
}

async function run(container: unknown) {
  const script = await asked();
  globals['mfe_catalog'] = container;
  script.dispatchEvent(new Event('load'));
}

const scope = createShareScope();
const open = () => containerLoader({ 'mfe-catalog': RELEASE }, scope, createScriptIntegrity());

beforeEach(() => {
  globals['fetch'] = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(moments.list) }));
});

afterEach(() => {
  delete globals['mfe_catalog'];
  delete globals['sightlineIntegrity'];
  for (const script of entries()) script.remove();
  moments.list = { 'browser/remoteEntry.1.js': HASH };
  jest.useRealTimers();
});

describe('the loader of remotes', () => {
  it('runs an entry with the hash of its release’s list and hands it the shell’s copies [FED-01]', async () => {
    const container = aContainer();
    const work = open().load('mfe-catalog');
    expect(await asked()).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
    await run(container);
    expect(await work).toBe(container.remote);
    expect(container.scopes).toEqual([scope]);
    expect(fetch).toHaveBeenCalledWith('/releases/mfe-catalog/r1/integrity.json', { integrity: RELEASE.integrity });
  });

  it('loads a remote once for everybody who asks [FED-01]', async () => {
    const loader = open();
    const both = Promise.all([loader.load('mfe-catalog'), loader.load('mfe-catalog')]);
    await run(aContainer());
    const [first, second] = await both;
    expect(first).toBe(second);
  });

  it('lets no script run that the list does not know [FED-03]', async () => {
    moments.list = {};
    const work = open().load('mfe-catalog');
    expect((await asked()).integrity).toBe(`sha384-${'A'.repeat(64)}`);
    await run(aContainer());
    await work;
  });

  it('names remote and release of a failure, and tries again when asked again [FED-03]', async () => {
    const loader = open();
    const first = loader.load('mfe-catalog');
    (await asked()).dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ remote: 'mfe-catalog', release: 'r1' });
    expect(entries()).toHaveLength(0);
    const second = loader.load('mfe-catalog');
    await run(aContainer());
    await expect(second).resolves.toBeDefined();
  });

  it('gives up on an entry that throws, and on one that never answers [FED-03]', async () => {
    const throwing = open().load('mfe-catalog');
    await run(undefined);
    await expect(throwing).rejects.toThrow('its entry does not run');

    jest.useFakeTimers();
    const silent = open().load('mfe-catalog');
    await asked();
    jest.runOnlyPendingTimers();
    await expect(silent).rejects.toThrow('no answer');
  });

  it('refuses a remote of a contract that is too old or too new [FED-05]', async () => {
    const work = open().load('mfe-catalog');
    await run(aContainer(CONTRACT_VERSION + 1));
    await expect(work).rejects.toThrow('its contract is not supported');
  });

  it('rejects a remote without a release [FED-03]', async () => {
    await expect(open().load('mfe-account')).rejects.toMatchObject({ remote: 'mfe-account', release: '-' });
  });
});

describe('what remotes share', () => {
  it('is the shell’s own copy of each package, the store’s on demand [FED-05]', async () => {
    const taken = async (name: string) => {
      const [version] = Object.values(scope[name] ?? {});
      if (!version) throw new Error(`${name} is not shared`);
      return (await version.get())() as Record<string, unknown>;
    };
    expect(await taken('react')).toBe(jest.requireActual('react'));
    expect(await taken('@sightline/shared-lib/runtime')).toHaveProperty('useServices');
    expect(await taken('@sightline/shared-lib/store')).toHaveProperty('createApi');
    expect(await taken('react/jsx-dev-runtime')).toHaveProperty('jsxDEV');
  });
});
