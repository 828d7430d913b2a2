import { translatedPart } from '../../loading/translatedPart';

/** A plain form. */
export const LateForm = translatedPart(() => import('./SearchForm').then((file) => file.SearchForm), 'touched');

/** Plain links. */
export const LateContents = translatedPart(
  () => import('./FoundContents').then((file) => file.FoundContents),
  'touched',
);

export const LateLost = translatedPart(() => import('./LostSearch').then((file) => file.LostSearch));

/** One sentence. */
export const LateLeftOut = translatedPart(() => import('./LeftOut').then((file) => file.LeftOut), 'touched');

export const LateStart = translatedPart(() => import('./SearchStart').then((file) => file.SearchStart));

/** Code of everything a search draws beside its list, for its `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateForm, LateContents, LateLost, LateLeftOut, LateStart].map((part) => part.preload()));
}
