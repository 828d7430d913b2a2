import type { ExpiringStorage } from '@sightline/shared-lib/contracts';
import { KEYWORD_LIMIT } from '@sightline/shared-lib/domain/listing';

const KEY = 'search.recent';
const DAYS = 30;

/** Terms searched for on this device, newest first, at most the keyword limit (SRCH-01). */
export function recentSearches(storage: ExpiringStorage): readonly string[] {
  const stored = storage.get(KEY);
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
}

/** Puts a term first; the same words in other case are the same search. */
export function rememberSearch(storage: ExpiringStorage, term: string): void {
  const words = term.trim();
  if (words === '') return;
  const others = recentSearches(storage).filter((one) => one.toLowerCase() !== words.toLowerCase());
  storage.set(KEY, [words, ...others].slice(0, KEYWORD_LIMIT), DAYS);
}

/** Forgets every search. */
export function forgetSearches(storage: ExpiringStorage): void {
  storage.remove(KEY);
}
