import type { CachePolicy, ReleaseSet } from '@sightline/shared-lib/contracts';

import { isPersonalAddress } from '../../page/personalPages';
import { routesOf } from '../../page/routesOf';

/** Cache ages of the specification in seconds (SEO-05). */
const AGES: Readonly<Record<Exclude<CachePolicy, 'private'>, number>> = { content: 300, category: 300, product: 600 };

/** A stale page may be answered for this many times its age while it is made again (SEO-05). */
const STALE_FACTOR = 2;

/** For what belongs to one browser: kept by nobody. */
export const KEPT_BY_NOBODY = 'private, no-store';

interface Visit {
  readonly url: string;
  readonly set: ReleaseSet;
  readonly segments: readonly string[];
  readonly preview?: object | null;
}

/** True for a page that is drawn from its address alone: only such pages are kept, here or by anybody else (SEO-05). */
export function isShared({ url, set, segments, preview }: Visit): boolean {
  return !preview && segments.length === 0 && !isPersonalAddress(url, routesOf(set));
}

interface Drawn {
  readonly status: number;
  readonly shared: boolean;
  /** What the page's owner asks for. */
  readonly wanted: string;
}

/**
 * The policy of a made page: only a page that is there, and that everybody sees alike, may be kept. A missing page may be there the next
 * moment, and addresses that lead nowhere are without number (SEO-05).
 */
export function policyOf({ status, shared, wanted }: Drawn): CachePolicy {
  return shared && status === 200 && Object.hasOwn(AGES, wanted) ? (wanted as CachePolicy) : 'private';
}

/** Seconds a page is fresh; 0 for personal pages. */
export function freshSeconds(policy: CachePolicy): number {
  return policy === 'private' ? 0 : AGES[policy];
}

export function staleSeconds(policy: CachePolicy): number {
  return freshSeconds(policy) * STALE_FACTOR;
}

/** The header shared caches and browsers follow. */
export function cacheControl(policy: CachePolicy): string {
  if (policy === 'private') return KEPT_BY_NOBODY;
  return `public, max-age=0, s-maxage=${freshSeconds(policy)}, stale-while-revalidate=${staleSeconds(policy)}`;
}
