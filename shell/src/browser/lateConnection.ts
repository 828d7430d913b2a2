import type { PlatformClient, SiteContext } from '@sightline/shared-lib/contracts';

import type { PageResolver } from '../page/findPage';

import type { ShopperContext } from './connectPlatform';
import type { IdentityCalls } from './identity/identityService';
import type { SessionPortOptions } from './identity/sessionPort';
import { observableValue, type ObservableValue } from './observable';
import { watchedClient } from './state/apiFlows';
import type { ApiFlow } from './state/shellState';

interface ConnectionOptions extends SessionPortOptions {
  readonly site: SiteContext;
  /** An editor's date (CMS-02). */
  readonly previewDate?: string | undefined;
  readonly onFailure: (error: unknown, skipErrorMessage?: boolean) => void;
}

/** The client's code comes with the first call: public pages arrive with their data and call nothing. */
export function connectLate(options: ConnectionOptions): {
  readonly client: PlatformClient;
  readonly resolve: PageResolver;
  /** Latest calls, and what the platform last said about the shopper: what the shell's store shows (SITE-15). */
  readonly flows: ObservableValue<readonly ApiFlow[]>;
  readonly context: ObservableValue<ShopperContext | null>;
} {
  const code = () => import('./connectPlatform');
  let opened: Promise<PlatformClient> | null = null;
  const open = () => {
    opened ??= code().then(({ openClient }) => openClient(options));
    // A failed fetch of the code may be repeated by the next call.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const { client, flows } = watchedClient({ send: async (call) => (await open()).send(call) });
  const context = observableValue<ShopperContext | null>(null);

  const calls: IdentityCalls = {
    createGuest: async (platform) => (await code()).identityCalls.createGuest(platform),
    logOut: async (platform) => (await code()).identityCalls.logOut(platform),
    readDetails: async (platform) => {
      const known = await (await code()).identityCalls.readDetails(platform);
      context.set(known.context);
      return known;
    },
  };
  options.identity.connect(client, calls);

  return {
    client,
    flows,
    context,
    resolve: async (platform, path) => {
      const { createPageResolver } = await import('../page/resolvePage');
      return createPageResolver(options.site, options.previewDate)(platform, path);
    },
  };
}
