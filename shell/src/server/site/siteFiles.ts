import { createHash } from 'node:crypto';

import { isLocale, type Locale } from '@sightline/shared-lib/contracts';
import { LRUCache } from 'lru-cache';

import type { SiteState } from '../../page/pageState';
import { encodedBody, QUALITY, type EncodedBody } from '../cache/compression';

import type { Site, SiteDirectory } from './siteDirectory';

/** Versions kept for documents that are still in caches. */
const KEPT = 64;

export interface SiteFile {
  readonly body: EncodedBody;
  /** True when the content is what the address names. */
  readonly exact: boolean;
}

/** The part of the page state that all pages of a locale share, under addresses that name its content. */
export function createSiteFiles(sites: SiteDirectory) {
  const texts = new LRUCache<string, string>({ max: KEPT });
  const bodies = new LRUCache<string, EncodedBody>({ max: KEPT });
  const latest = new Map<Locale, { readonly site: Site; readonly name: string }>();

  const nameOf = (site: Site): string => {
    const { context, chrome } = site;
    const known = latest.get(context.locale);
    if (known?.site.context === context && known.site.chrome === chrome) return known.name;
    const text = JSON.stringify({ site: context, chrome } satisfies SiteState);
    const name = `${context.locale}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    texts.set(name, text);
    latest.set(context.locale, { site, name });
    return name;
  };

  const bodyOf = (name: string): EncodedBody | null => {
    const text = texts.get(name);
    if (text === undefined) return null;
    const body = bodies.get(name) ?? encodedBody(Buffer.from(text), QUALITY.file);
    bodies.set(name, body);
    return body;
  };

  return {
    /** Address of the shared state of this site, to be written into a document. */
    addressOf: (site: Site) => `/site/${nameOf(site)}`,
    /** What an address names; another process may have named it, then the present state of its locale; null for no locale at all. */
    async read(name: string): Promise<SiteFile | null> {
      const exact = bodyOf(name);
      if (exact) return { body: exact, exact: true };
      const [locale = ''] = name.split('.');
      if (!isLocale(locale)) return null;
      const current = nameOf(await sites.find(locale));
      const body = bodyOf(current);
      return body && { body, exact: current === name };
    },
  };
}

export type SiteFiles = ReturnType<typeof createSiteFiles>;
