/** @jest-environment jsdom */
import { CONTRACT_VERSION } from '@sightline/shared-lib/contracts';
import type { PublicRegistry } from '@sightline/shell/host';

import { federatedLoader, type Federation } from './federatedLoader';

const SHOP = 'https://shop.example';
const REGISTRY: PublicRegistry = {
  revision: 1,
  contract: CONTRACT_VERSION,
  remotes: {
    'mfe-store-locator': {
      id: 'aaa',
      version: '1.0.0',
      contract: CONTRACT_VERSION,
      base: `${SHOP}/releases/mfe-store-locator/aaa/`,
      entry: 'browser/remoteEntry.js',
      integrity: 'sha384-list',
      manifest: `${SHOP}/remotes/mfe-store-locator/mf-manifest.json`,
      provides: { pages: [], fragments: ['stores.teaser'], commands: [] },
    },
  },
};

type Plugin = NonNullable<Parameters<Federation['registerPlugins']>[0]>[number];

function loading(contract: number) {
  const plugins: Plugin[] = [];
  const answers = { isDown: false };
  const registerRemotes = jest.fn();
  const loadRemote = jest.fn(() =>
    answers.isDown
      ? Promise.reject(new Error('gone'))
      : Promise.resolve({ remote: { manifest: { name: 'mfe-store-locator', contract } } }),
  );
  const federation = { registerPlugins: (given: Plugin[]) => plugins.push(...given), registerRemotes, loadRemote };
  const loader = federatedLoader(federation as unknown as Federation, REGISTRY);
  const scriptOf = (url: string) => plugins[0]?.createScript?.({ url } as never) as { script: HTMLScriptElement };
  return { loader, registerRemotes, loadRemote, answers, scriptOf };
}

describe('remotes by the federation’s own runtime', () => {
  const before = globalThis.fetch;
  beforeEach(() => {
    const list = { 'browser/remoteEntry.js': 'sha384-entry' };
    globalThis.fetch = jest.fn(() =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(list) }),
    ) as unknown as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = before;
  });

  it('are loaded once, from their manifests, and every script under the hash of its release [FED-01]', async () => {
    const { loader, registerRemotes, loadRemote, scriptOf } = loading(CONTRACT_VERSION);
    const [one, other] = await Promise.all([loader.load('mfe-store-locator'), loader.load('mfe-store-locator')]);
    expect(one).toBe(other);
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(registerRemotes).toHaveBeenCalledWith([
      { name: 'mfe_store_locator', entry: `${SHOP}/remotes/mfe-store-locator/mf-manifest.json` },
    ]);
    expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringMatching(/aaa\/integrity\.json$/), {
      integrity: 'sha384-list',
    });
    const { script } = scriptOf(`${SHOP}/releases/mfe-store-locator/aaa/browser/remoteEntry.js`);
    expect([script.integrity, script.crossOrigin]).toEqual(['sha384-entry', 'anonymous']);
    expect(scriptOf(`${SHOP}/releases/mfe-store-locator/aaa/browser/other.js`).script.integrity).toMatch(/^sha384-A+$/);
  });

  it('are refused by name where there is none, or one of another contract, and asked for again after a failure [FED-03] [FED-05]', async () => {
    const { loader, answers } = loading(CONTRACT_VERSION);
    await expect(loader.load('mfe-nowhere')).rejects.toThrow('mfe-nowhere@-: no release is registered');
    answers.isDown = true;
    await expect(loader.load('mfe-store-locator')).rejects.toThrow('mfe-store-locator@aaa: gone');
    answers.isDown = false;
    await expect(loader.load('mfe-store-locator')).resolves.toHaveProperty('manifest');
    await expect(loading(CONTRACT_VERSION + 1).loader.load('mfe-store-locator')).rejects.toThrow('not supported');
  });
});
