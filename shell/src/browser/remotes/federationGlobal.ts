import type { PageState } from '../../page/pageState';

import type { ShareScope } from './shareScope';

const HOST = 'sightline_shell';

/**
 * What the federation's own devtools read from the page: who hosts which remotes, at which address, and what is shared. The official runtime fills it by
 * itself; here nothing else needs it.
 */
export function tellDevtools(releases: PageState['releases'], scope: ShareScope): void {
  const remotes = Object.entries(releases).map(([remote, { id, base, entry }]) => {
    const name = remote.replaceAll('-', '_');
    return { name, alias: remote, version: id, entry: new URL(base + entry, location.href).href };
  });
  const remotesInfo = Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: entry }]));
  const shared = Object.entries(scope).flatMap(([sharedName, versions]) =>
    Object.keys(versions).map((version) => ({ sharedName, version })),
  );
  const host = { version: '', remoteEntry: '', globalName: HOST, buildVersion: '', remotesInfo, modules: [], shared };
  const known = remotes.map(({ name, entry, version }) => [
    `${name}:${entry}`,
    { version: entry, buildVersion: version, globalName: name, remoteEntry: entry, remotesInfo: {}, shared: [] },
  ]);
  const federation = {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [{ name: HOST, options: { name: HOST, remotes }, shareScopeMap: { default: scope } }],
    moduleInfo: Object.fromEntries([[HOST, host], ...known]) as object,
    __SHARE__: { [HOST]: { default: scope } },
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
  };
  Object.assign(globalThis, { __FEDERATION__: federation, __VMOK__: federation });
}
