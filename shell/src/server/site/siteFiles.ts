import { createHash } from 'node:crypto';

import {
  isLocale,
  isRemoteName,
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
/** Between a remote and its release in an address. */
const AT = '@';

export interface SiteFile {
  readonly body: EncodedBody;
  /** True when the content is what the address names. */
  readonly exact: boolean;
}

interface SiteFilesOptions {
  readonly sites: SiteDirectory;
  readonly registry: () => ReleaseRegistry;
}

/** The releases that an address names, in its order; null when the registry does not know one of them. */
function releasesNamed(named: readonly string[], registry: ReleaseRegistry): ReleaseSet | null {
  const set: Record<RemoteName, Release> = {};
  for (const text of named) {
    const [name, id = ''] = text.split(AT);
    const release = isRemoteName(name) ? registeredRelease(registry, name, id) : undefined;
    if (!isRemoteName(name) || !release) return null;
    set[name] = release;
  }
  return set;
}

/**
 * The part of the page state that all pages of a locale and a release set share, under addresses that name their content:
 * `<locale>.<hash of the configuration>.<each remote>@<its release>.json`. Server and browser never differ in releases: an address is answered with
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
    const chosen = Object.entries(set).map(([remote, { id }]) => remote + AT + id);
    const name = [site.context.locale, hashOf(site), ...chosen, 'json'].join('.');
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
      const [locale = '', , ...named] = name.split('.');
      const set = releasesNamed(named.slice(0, -1), registry());
      if (!isLocale(locale) || !set) return null;
      const current = nameOf(await sites.find(locale), set);
      const body = bodies.get(current);
      return body ? { body, exact: current === name } : null;
    },
  };
}

export type SiteFiles = ReturnType<typeof createSiteFiles>;
