import { translatedPart } from '../../loading/translatedPart';

/** Facets beside a list: on a phone they are hidden, and their code comes only with the drawer. */
export const LateFacets = translatedPart(() =>
  import('../../pages/parts/FacetColumn').then((file) => file.FacetColumn),
);

export const LateChips = translatedPart(() => import('./AppliedChips').then((file) => file.AppliedChips));

export const LateMore = translatedPart(() => import('./MoreTiles').then((file) => file.MoreTiles));

export const LateNothing = translatedPart(() => import('./NothingFound').then((file) => file.NothingFound));

/** Code of what not every visit to a list needs, for a page's `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateFacets, LateChips, LateMore, LateNothing].map((part) => part.preload()));
}
