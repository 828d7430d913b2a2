import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { isContractSupported, type RemoteModule, type RemoteName } from '@sightline/shared-lib/contracts';

import type { PageState } from '../../page/pageState';

import { RemoteFailure, type RemoteLoader } from './remoteLoader';
import { createScriptIntegrity } from './scriptIntegrity';

const ENTRY_LIMIT_MS = 15_000;
const containerOf = (name: RemoteName) => name.replaceAll('-', '_');

/** The official federation runtime: every script of a release is checked against the release's own list of hashes. */
export function federationLoader(releases: PageState['releases']): RemoteLoader {
  const integrity = createScriptIntegrity();

  registerPlugins([
    {
      name: 'sightline-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        integrity.protect(script, url);
        script.src = url;
        return { script, timeout: ENTRY_LIMIT_MS };
      },
    },
  ]);

  registerRemotes(
    Object.entries(releases).map(([name, release]) => ({
      name: containerOf(name as RemoteName),
      entry: release.base + release.entry,
      type: 'global' as const,
    })),
  );

  const open = async (name: RemoteName): Promise<RemoteModule> => {
    const release = releases[name];
    if (!release) throw new RemoteFailure(name, '-', 'no release is registered');
    try {
      await integrity.prepare(release);
      const exposed = await loadRemote<{ remote: RemoteModule }>(`${containerOf(name)}/remote`);
      if (!exposed) throw new Error('nothing is exposed');
      if (!isContractSupported(exposed.remote.manifest.contract)) throw new Error('its contract is not supported');
      return exposed.remote;
    } catch (error) {
      throw error instanceof RemoteFailure ? error : new RemoteFailure(name, release.id, error);
    }
  };

  const opened = new Map<RemoteName, Promise<RemoteModule>>();
  return {
    load(name) {
      const known = opened.get(name);
      if (known) return known;
      const work = open(name);
      opened.set(name, work);
      // A failure is not kept: the next attempt starts afresh.
      work.catch(() => opened.delete(name));
      return work;
    },
  };
}
