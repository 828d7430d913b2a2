import { translatedPart } from '../../loading/translatedPart';

export const LateChips = translatedPart(() => import('./AppliedChips').then((file) => file.AppliedChips));

/** Words and a plain link. */
export const LateBanners = translatedPart(() => import('./Banners').then((file) => file.Banners), 'touched');

export const LateMore = translatedPart(() => import('./MoreTiles').then((file) => file.MoreTiles));

export const LateNothing = translatedPart(() => import('./NothingFound').then((file) => file.NothingFound));

/** Code of what not every visit to a list needs, for a page's `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateBanners, LateChips, LateMore, LateNothing].map((part) => part.preload()));
}
