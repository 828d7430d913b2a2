import { catchError, distinctUntilChanged, from, map, of, Subject, switchMap, timer } from 'rxjs';

/** Typing is a burst: places are asked for once it pauses this long. */
const PAUSE_MS = 150;
/** One letter begins the name of half the country. */
const LEAST_LETTERS = 2;

export interface PlaceSuggestions {
  type(text: string): void;
  close(): void;
}

/** Names of places for what is typed: one question a pause, and no answer to a text that another has followed (STOR-01). */
export function openSuggestions(
  ask: (text: string) => Promise<readonly string[]>,
  show: (names: readonly string[]) => void,
): PlaceSuggestions {
  const typed = new Subject<string>();
  const listening = typed
    .pipe(
      map((text) => text.trim()),
      distinctUntilChanged(),
      switchMap((text) =>
        text.length < LEAST_LETTERS
          ? of([])
          : timer(PAUSE_MS).pipe(
              switchMap(() => from(ask(text))),
              // Suggestions are a comfort: what is typed can be searched for without them.
              catchError(() => of([])),
            ),
      ),
    )
    .subscribe((names) => show([...new Set(names)]));
  return { type: (text) => typed.next(text), close: () => listening.unsubscribe() };
}
