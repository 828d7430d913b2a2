import { KEYWORD_LIMIT } from '@sightline/shared-lib/domain/listing';

import type { HighlightPart } from './highlight';

/** A known phrase that what is typed begins or continues. */
export interface MatchedPhrase {
  readonly phrase: string;
  readonly parts: readonly HighlightPart[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => fold(word));
}

/** Marks the beginnings of words that were typed; null when a typed word begins none. */
function partsOf(phrase: string, typed: readonly string[]): readonly HighlightPart[] | null {
  const parts: HighlightPart[] = [];
  const missing = new Set(typed);
  let at = 0;
  for (const match of phrase.matchAll(WORD)) {
    const [word] = match;
    const folded = fold(word);
    const begun = typed.find((one) => folded.startsWith(one));
    if (begun === undefined) continue;
    missing.delete(begun);
    // Letters that fold to two ("ß") shift the places: the word is marked whole.
    const end = match.index + (folded.length === word.length ? begun.length : word.length);
    parts.push({ text: phrase.slice(at, match.index), isMatch: false });
    parts.push({ text: phrase.slice(match.index, end), isMatch: true });
    at = end;
  }
  parts.push({ text: phrase.slice(at), isMatch: false });
  return missing.size > 0 ? null : parts.filter(({ text }) => text !== '');
}

/** The first phrases known on this device that hold every typed word: they stand below the field before the index answers (SRCH-01). */
export function matchPhrases(known: readonly string[], term: string): readonly MatchedPhrase[] {
  const typed = wordsOf(term);
  if (typed.length === 0) return [];
  const found: MatchedPhrase[] = [];
  for (const phrase of new Set(known)) {
    const parts = partsOf(phrase, typed);
    if (parts) found.push({ phrase, parts });
    if (found.length === KEYWORD_LIMIT) break;
  }
  return found;
}
