import type { PlatformClient, SiteContext } from '@sightline/shared-lib/contracts';

import type { PageResolver } from '../page/findPage';

import type { IdentityCalls } from './identity/identityService';
import type { SessionPortOptions } from './identity/sessionPort';
import type { ShellStore } from './state/shellStore';

interface ConnectionOptions extends SessionPortOptions {
  readonly site: SiteContext;
  readonly store: ShellStore;
  /** An editor's date (CMS-02). */
  readonly previewDate?: string | undefined;
  readonly onFailure: (error: unknown, skipErrorMessage?: boolean, isGuest?: boolean) => void;
}

/** The client's code comes with the first call: public pages arrive with their data and call nothing. */
export function connectLate(options: ConnectionOptions): {
  readonly client: PlatformClient;
  readonly resolve: PageResolver;
} {
  const code = () => import(/* webpackChunkName: "client" */ './connectPlatform');
  let opened: Promise<PlatformClient> | null = null;
  const open = () => {
    opened ??= code().then(({ openClient, refreshInTime }) => {
      refreshInTime(options.store, options.identity.service);
      return openClient(options);
    });
    // A failed fetch of the code may be repeated by the next call.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const client: PlatformClient = { send: async (call) => (await open()).send(call) };

  const calls: IdentityCalls = {
    createGuest: async (platform) => (await code()).identityCalls.createGuest(platform),
    logOut: async (platform) => (await code()).identityCalls.logOut(platform),
    endGuest: async (platform) => (await code()).identityCalls.endGuest(platform),
    readDetails: async (platform) => (await code()).identityCalls.readDetails(platform),
  };
  options.identity.connect(client, calls);

  return {
    client,
    resolve: async (platform, path) => {
      const { createPageResolver } = await import('../page/resolvePage');
      return createPageResolver(options.site, options.previewDate)(platform, path);
    },
  };
}
