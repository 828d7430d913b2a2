import { latePart } from '@sightline/shared-lib/runtime';

/** Facets beside a list: on a phone they are hidden, and their code comes only with the drawer. */
export const LateFacets = latePart(() => import('./FacetColumn').then((file) => file.FacetColumn));

export const LateChips = latePart(() => import('./AppliedChips').then((file) => file.AppliedChips));

export const LateMore = latePart(() => import('./MoreTiles').then((file) => file.MoreTiles));

export const LateNothing = latePart(() => import('./NothingFound').then((file) => file.NothingFound));

/** Code of what not every visit to a list needs, for a page's `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateFacets, LateChips, LateMore, LateNothing].map((part) => part.preload()));
}
