import type { CachePolicy } from '@sightline/shared-lib/contracts';

/** Cache ages of the specification in seconds (SEO-05). */
const AGES: Readonly<Record<Exclude<CachePolicy, 'private'>, number>> = { content: 300, category: 300, product: 600 };

/** A stale page may be answered for this many times its age while it is made again (SEO-05). */
const STALE_FACTOR = 2;

/** Seconds a page is fresh; 0 for personal pages. */
export function freshSeconds(policy: CachePolicy): number {
  return policy === 'private' ? 0 : AGES[policy];
}

export function staleSeconds(policy: CachePolicy): number {
  return freshSeconds(policy) * STALE_FACTOR;
}

/** The header shared caches and browsers follow. */
export function cacheControl(policy: CachePolicy): string {
  if (policy === 'private') return 'private, no-store';
  return `public, max-age=0, s-maxage=${freshSeconds(policy)}, stale-while-revalidate=${staleSeconds(policy)}`;
}
