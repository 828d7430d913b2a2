import { translatedPart } from '../../loading/translatedPart';

export const LateChips = translatedPart(() => import('./AppliedChips').then((file) => file.AppliedChips));

export const LateMore = translatedPart(() => import('./MoreTiles').then((file) => file.MoreTiles));

export const LateNothing = translatedPart(() => import('./NothingFound').then((file) => file.NothingFound));

/** Code of what not every visit to a list needs, for a page's `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateChips, LateMore, LateNothing].map((part) => part.preload()));
}
