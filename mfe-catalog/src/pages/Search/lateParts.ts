import { translatedPart } from '../../loading/translatedPart';

/** A plain form. */
export const LateForm = translatedPart(() => import('./SearchForm').then((file) => file.SearchForm), 'touched');

/** Plain links. */
export const LateContents = translatedPart(
  () => import('./FoundContents').then((file) => file.FoundContents),
  'touched',
);

export const LateLost = translatedPart(() => import('./LostSearch').then((file) => file.LostSearch));

/** Sentences. */
export const LateSaid = translatedPart(() => import('./Said').then((file) => file.Said), 'touched');

export const LateStart = translatedPart(() => import('./SearchStart').then((file) => file.SearchStart));

/** Code of everything a search draws beside its list, for its `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateForm, LateContents, LateLost, LateSaid, LateStart].map((part) => part.preload()));
}
