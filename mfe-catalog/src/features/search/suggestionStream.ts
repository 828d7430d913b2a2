import { debounce, map, Observable, of, switchMap, timeInterval, timer } from 'rxjs';

import type { Suggested } from './findSuggestions';

/** Typing is a burst: the index is asked once it pauses this long (SRCH-01). */
const PAUSE_MS = 150;

/** After this long without a keystroke a new burst begins, whose first letter is answered at once. */
const REST_MS = 600;

export const NO_SUGGESTIONS: Suggested = {
  groups: [],
  tiles: [],
  total: 0,
  meant: null,
  queryId: '',
  index: '',
};

/** What the index said about a term, or that it said nothing. */
export interface SuggestionAnswer {
  readonly term: string;
  readonly suggested: Suggested;
  readonly failed: boolean;
}

/** A call as a stream of its one answer: who stops listening calls it off. */
export function calling<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Observable<Answer> {
  return new Observable((listener) => {
    const controller = new AbortController();
    call(controller.signal).then(
      (answer) => {
        listener.next(answer);
        listener.complete();
      },
      (error: unknown) => listener.error(error),
    );
    return () => controller.abort();
  });
}

/** Answers to what is typed: one a pause, and none to a term that another has followed (SRCH-01). */
export function suggestionsFor(
  terms: Observable<string>,
  ask: (term: string) => Observable<SuggestionAnswer>,
): Observable<SuggestionAnswer> {
  return terms.pipe(
    timeInterval(),
    map(({ value, interval }, place) => ({ term: value, pause: place > 0 && interval < REST_MS ? PAUSE_MS : 0 })),
    debounce(({ pause }) => timer(pause)),
    switchMap(({ term }) => (term === '' ? of({ term, suggested: NO_SUGGESTIONS, failed: false }) : ask(term))),
  );
}
