import { queryIndex } from '@sightline/shared-lib/api/search';
import { DEFAULT_LOCALE, type ReleaseRegistry } from '@sightline/shared-lib/contracts';

import { unfitReleases } from '@sightline/shared-lib/registry';

import type { PlatformClients } from '../platformClients';

import type { SiteDirectory } from './siteDirectory';

interface ReadinessOptions {
  readonly sites: SiteDirectory;
  readonly clients: Pick<PlatformClients, 'forSite'>;
  readonly registry: () => ReleaseRegistry;
  readonly now?: () => number;
}

/** How long the index is believed to be there after it answered, in milliseconds. */
const INDEX_FRESH_MS = 10_000;

/** Tells whether pages can be served: a release is known and every stable one fits this shell, the store's configuration is readable and the search index answers. */
export function createReadiness({ sites, clients, registry, now = Date.now }: ReadinessOptions) {
  let indexSeen = -INDEX_FRESH_MS;

  const check = async () => {
    if (Object.keys(registry().remotes).length === 0 || unfitReleases(registry()).length > 0) return false;
    const { context } = await sites.find(DEFAULT_LOCALE);
    if (now() - indexSeen < INDEX_FRESH_MS) return true;
    await queryIndex(clients.forSite(context), {
      requests: [{ indexName: `products_${DEFAULT_LOCALE}_grouped`, hitsPerPage: 0, analytics: false }],
    });
    indexSeen = now();
    return true;
  };

  return () => check().catch(() => false);
}
