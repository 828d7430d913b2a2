import type { Locale, SiteContext } from '@sightline/shared-lib/contracts';
import type { Logger } from 'pino';

import { EMPTY_CHROME, type ChromeContent } from '../../chrome/chromeContent';

import { expiringValue } from './expiringValue';

/** Where site information comes from: the store-information call and the content service. */
export interface SiteSource {
  site(locale: Locale): Promise<SiteContext>;
  chrome(site: SiteContext): Promise<ChromeContent>;
}

export interface Site {
  readonly context: SiteContext;
  readonly chrome: ChromeContent;
}

export interface SiteDirectory {
  /** Rejects only when the store's configuration was never read: without it nothing can be sold. */
  find(locale: Locale): Promise<Site>;
}

const FRESH_MS = 300_000;
/** Chrome that failed is tried again soon, while pages go on without it. */
const RETRY_MS = 5_000;

/** Site information, header and footer content of every locale, read once and kept fresh (SITE-05, SITE-11). */
export function createSiteDirectory(source: SiteSource, log: Logger): SiteDirectory {
  const readers = new Map<Locale, () => Promise<Site>>();

  const readerOf = (locale: Locale) => {
    const known = readers.get(locale);
    if (known) return known;
    const context = expiringValue(() => source.site(locale), FRESH_MS);
    const chrome = expiringValue(async () => source.chrome(await context()), FRESH_MS);
    let failedAt = -RETRY_MS;
    const reader = async (): Promise<Site> => {
      const site = await context();
      if (Date.now() - failedAt < RETRY_MS) return { context: site, chrome: EMPTY_CHROME };
      try {
        return { context: site, chrome: await chrome() };
      } catch (error) {
        failedAt = Date.now();
        log.error({ err: error, locale }, 'header and footer content cannot be read; the page continues without it');
        return { context: site, chrome: EMPTY_CHROME };
      }
    };
    readers.set(locale, reader);
    return reader;
  };

  return { find: (locale) => readerOf(locale)() };
}
