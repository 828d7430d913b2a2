import {
  CONTRACT_VERSION,
  TYPES_ARCHIVE,
  type Release,
  type ReleaseRegistry,
  type RemoteName,
} from '@sightline/shared-lib/contracts';
import { remotesIn } from '@sightline/shared-lib/registry';

import { browserReleases, type BrowserRelease } from '../../page/pageState';
import { stableSet } from '../visit';

/** What anybody may know of the stable release of a remote; addresses are whole, for pages of any origin. */
export type PublicRelease = BrowserRelease &
  Pick<Release, 'contract' | 'version'> & {
    readonly manifest: string;
    /** Archive of types below the release's base; releases of older tools have none. */
    readonly types?: string;
  };

export interface PublicRegistry {
  readonly revision: number;
  /** Contract of the shells that answer. */
  readonly contract: number;
  readonly remotes: Readonly<Record<RemoteName, PublicRelease>>;
}

/** File name that the federation's runtime and tools know a manifest by. */
export const MANIFEST = 'mf-manifest.json';

const containerOf = (remote: RemoteName) => remote.replaceAll('-', '_');

/** The registry's public part: stable releases alone, without history, authors, canaries and working copies. */
export function publicRegistry(registry: ReleaseRegistry, shopOrigin: string): PublicRegistry {
  const set = stableSet(registry);
  const releases = browserReleases(set);
  const remotes: Record<RemoteName, PublicRelease> = {};
  for (const name of remotesIn(set)) {
    const [release, browser] = [set[name], releases[name]];
    if (!release || !browser) continue;
    const { contract, version, integrity } = release;
    const types = integrity[TYPES_ARCHIVE] ? { types: TYPES_ARCHIVE } : {};
    const manifest = `${shopOrigin}/remotes/${name}/${MANIFEST}`;
    remotes[name] = { ...browser, base: shopOrigin + browser.base, contract, version, manifest, ...types };
  }
  return { revision: registry.revision, contract: CONTRACT_VERSION, remotes };
}

/**
 * The manifest of a remote's stable release in the form of the federation's runtime and devtools. It is made of what the registry says, so it
 * follows the registry, and releases of any age have one.
 */
export function federationManifest(remote: RemoteName, { base, entry, id, version, types = '' }: PublicRelease) {
  const name = containerOf(remote);
  const at = entry.lastIndexOf('/') + 1;
  const none = { async: [], sync: [] };
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: id, buildName: remote, releaseVersion: version },
      remoteEntry: { name: entry.slice(at), path: entry.slice(0, at), type: 'global' },
      types: { path: '', name: '', zip: types, api: '' },
      globalName: name,
      publicPath: base,
    },
    remotes: [],
    // Remotes bring no copy: whoever hosts them shares its own.
    shared: [],
    exposes: [{ id: `${name}:remote`, name: 'remote', path: './remote', assets: { js: none, css: none } }],
  };
}
