import { createHash } from 'node:crypto';

import {
  isLocale,
  REMOTE_NAMES,
  type Locale,
  type Release,
  type ReleaseRegistry,
  type ReleaseSet,
  type RemoteName,
} from '@sightline/shared-lib/contracts';
import { registeredRelease } from '@sightline/shared-lib/registry';
import { LRUCache } from 'lru-cache';

import { browserReleases, type SiteState } from '../../page/pageState';
import { encodedBody, QUALITY, type EncodedBody } from '../cache/compression';

import type { Site, SiteDirectory } from './siteDirectory';

/** Versions kept for documents that are still in caches. */
const KEPT = 200;
/** Stands for a remote without a release. */
const NONE = '-';

export interface SiteFile {
  readonly body: EncodedBody;
  /** True when the content is what the address names. */
  readonly exact: boolean;
}

interface SiteFilesOptions {
  readonly sites: SiteDirectory;
  readonly registry: () => ReleaseRegistry;
}

/** The releases that an address names, in the order of `REMOTE_NAMES`; null when the registry does not know one of them. */
function releasesNamed(ids: readonly string[], registry: ReleaseRegistry): ReleaseSet | null {
  const set: Partial<Record<RemoteName, Release>> = {};
  for (const [index, name] of REMOTE_NAMES.entries()) {
    const id = ids[index] ?? NONE;
    if (id === NONE) continue;
    const release = registeredRelease(registry, name, id);
    if (!release) return null;
    set[name] = release;
  }
  return set;
}

/**
 * The part of the page state that all pages of a locale and a release set share, under addresses that name their content:
 * `<locale>.<hash of the configuration>.<id of each release>.json`. Server and browser never differ in releases: an address is answered with
 * exactly the ones it names, by every process that follows the registry, or not at all.
 */
export function createSiteFiles({ sites, registry }: SiteFilesOptions) {
  const bodies = new LRUCache<string, EncodedBody>({ max: KEPT });
  const latest = new Map<Locale, { readonly site: Site; readonly hash: string }>();

  const hashOf = (site: Site): string => {
    const { context, chrome } = site;
    const known = latest.get(context.locale);
    if (known?.site.context === context && known.site.chrome === chrome) return known.hash;
    const hash = createHash('sha256')
      .update(JSON.stringify([context, chrome]))
      .digest('hex')
      .slice(0, 8);
    latest.set(context.locale, { site, hash });
    return hash;
  };

  const nameOf = (site: Site, set: ReleaseSet): string => {
    const ids = REMOTE_NAMES.map((name) => set[name]?.id ?? NONE);
    const name = [site.context.locale, hashOf(site), ...ids, 'json'].join('.');
    if (!bodies.has(name)) {
      const state: SiteState = { site: site.context, chrome: site.chrome, releases: browserReleases(set) };
      bodies.set(name, encodedBody(Buffer.from(JSON.stringify(state)), QUALITY.file));
    }
    return name;
  };

  return {
    /** Address of the shared state of this site and set, to be written into a document. */
    addressOf: (site: Site, set: ReleaseSet) => `/site/${nameOf(site, set)}`,
    /** What an address names; when another process named the configuration, then the present one of its locale; null when there is no such thing. */
    async read(name: string): Promise<SiteFile | null> {
      const known = bodies.get(name);
      if (known) return { body: known, exact: true };
      const [locale = '', , ...ids] = name.split('.');
      const set = releasesNamed(ids.slice(0, -1), registry());
      if (!isLocale(locale) || !set) return null;
      const current = nameOf(await sites.find(locale), set);
      const body = bodies.get(current);
      return body ? { body, exact: current === name } : null;
    },
  };
}

export type SiteFiles = ReturnType<typeof createSiteFiles>;
