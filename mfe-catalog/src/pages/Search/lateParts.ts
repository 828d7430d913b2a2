import { wordyPart } from '../../allWords';

/** A plain form. */
export const LateForm = wordyPart(() => import('./SearchForm').then((file) => file.SearchForm), 'touched');

/** Plain links. */
export const LateContents = wordyPart(() => import('./FoundContents').then((file) => file.FoundContents), 'touched');

export const LateLost = wordyPart(() => import('./LostSearch').then((file) => file.LostSearch));

export const LateStart = wordyPart(() => import('./SearchStart').then((file) => file.SearchStart));

/** Code of everything a search draws beside its list, for its `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([LateForm, LateContents, LateLost, LateStart].map((part) => part.preload()));
}
