import { readFooter, readHeader, readSitemap } from '@sightline/shared-lib/api/content';
import { readStoreInfo } from '@sightline/shared-lib/api/site';
import type { Locale, PlatformClient, SiteContext } from '@sightline/shared-lib/contracts';
import { isOffered } from '@sightline/shared-lib/domain/site';

import { chromeContentOf } from '../../chrome/chromeContentOf';
import type { PlatformClients } from '../platformClients';

import type { SiteSource } from './siteDirectory';

/** Prefix of the brand's stores in the store-information and content calls. */
const BRAND = 'sightline';

/** Site information, chrome content and site map from the platform. */
export function platformSource(clients: PlatformClients): SiteSource {
  return {
    site: (locale) => readStoreInfo(clients.withoutSite, { prefix: BRAND, locale }),
    async chrome(site) {
      const client = clients.forSite(site);
      const [header, footer] = await Promise.all([
        readHeader(client, contentOf(site)),
        readFooter(client, contentOf(site)),
      ]);
      return chromeContentOf(header, footer, site);
    },
  };
}

/** Every public path of a site: what its site map names (SEO-03). */
export function sitemapPaths(clients: PlatformClients, siteOf: (locale: Locale) => Promise<SiteContext>) {
  return async (locale: Locale): Promise<readonly string[]> => {
    const site = await siteOf(locale);
    const client: PlatformClient = clients.forSite(site);
    const groups = await readSitemap(client, contentOf(site));
    const paths = groups.flatMap((group) => group.links.map((link) => link.href));
    return [...new Set(paths)].filter((path) => isOffered(path, site.config));
  };
}

const contentOf = (site: SiteContext) => ({ store: site.brand, lang: site.language, country: site.country });
