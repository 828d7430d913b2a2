/** @jest-environment jsdom */
import type { BrowserRelease } from '../../page/pageState';

import { tellDevtools } from './federationGlobal';

const release: BrowserRelease = {
  id: 'aaa',
  base: '/releases/mfe-catalog/aaa/',
  entry: 'browser/remoteEntry.1.js',
  integrity: 'sha384-a',
  provides: { pages: [], fragments: [], commands: [] },
};

describe('the global that the federation’s devtools read', () => {
  afterEach(() => {
    for (const name of ['__FEDERATION__', '__VMOK__']) Reflect.deleteProperty(globalThis, name);
  });

  it('names the host, each remote with its release and address, and what is shared [FED-07]', () => {
    const scope = { react: { '19.3.1': { get: () => () => null, from: 'sightline_shell', eager: true } } };
    tellDevtools({ 'mfe-catalog': release }, scope);
    const entry = 'http://localhost/releases/mfe-catalog/aaa/browser/remoteEntry.1.js';
    const { __FEDERATION__: told, __VMOK__: alias } = globalThis as unknown as Record<string, object>;
    expect(alias).toBe(told);
    expect(told).toMatchObject({
      moduleInfo: {
        sightline_shell: {
          remotesInfo: { mfe_catalog: { matchedVersion: entry } },
          shared: [{ sharedName: 'react', version: '19.3.1' }],
        },
        [`mfe_catalog:${entry}`]: { buildVersion: 'aaa', remoteEntry: entry },
      },
      __INSTANCES__: [{ name: 'sightline_shell', options: { remotes: [{ name: 'mfe_catalog', entry }] } }],
      __SHARE__: { sightline_shell: { default: scope } },
    });
  });
});
