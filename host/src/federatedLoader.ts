import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName } from '@sightline/shared-lib/contracts';
import {
  createScriptIntegrity,
  provideBundlerRuntime,
  provideRuntimeCore,
  remoteLoader,
  type PublicRegistry,
  type RemoteLoader,
} from '@sightline/shell/host';

/** The part of the federation's runtime that loads remotes. */
export type Federation = Pick<ModuleFederation, 'loadRemote' | 'registerPlugins' | 'registerRemotes'>;

const LIMIT_MS = 15_000;
const containerOf = (remote: RemoteName) => remote.replaceAll('-', '_');

/** Remotes by the federation's own runtime, from their manifests; every script under the hash of its release's list, as in the shop. */
export function federatedLoader(federation: Federation, { remotes }: PublicRegistry): RemoteLoader {
  const integrity = createScriptIntegrity();
  // Entries of remotes ask the window for them: they bring no copy of the plugin's functions.
  provideRuntimeCore();
  provideBundlerRuntime();
  federation.registerPlugins([
    {
      name: 'sightline-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        integrity.protect(script, url);
        return { script, timeout: LIMIT_MS };
      },
    },
  ]);

  return remoteLoader(remotes, async (name, release) => {
    await integrity.prepare(release);
    federation.registerRemotes([{ name: containerOf(name), entry: release.manifest }]);
    const exposed = await federation.loadRemote<{ readonly remote: RemoteModule }>(`${containerOf(name)}/remote`);
    if (!exposed) throw new Error('its entry exposes nothing');
    return exposed.remote;
  });
}
