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

interface PhraseWord {
  readonly text: string;
  readonly folded: string;
  readonly at: number;
}

function wordsOf(text: string): PhraseWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, folded: fold(word), at: index }));
}

/** A phrase with its words as they are compared. */
export interface KnownPhrase {
  readonly phrase: string;
  readonly words: readonly PhraseWord[];
}

/** Reads phrases once, so that a key compares words alone. */
export const knownPhrases = (phrases: readonly string[]): readonly KnownPhrase[] =>
  [...new Set(phrases)].map((phrase) => ({ phrase, words: wordsOf(phrase) }));

/** Marks the beginnings of words that were typed; null when a typed word begins none. */
function partsOf({ phrase, words }: KnownPhrase, typed: readonly string[]): readonly HighlightPart[] | null {
  const isHeld = (begun: string) => words.some(({ folded }) => folded.startsWith(begun));
  if (!typed.every(isHeld)) return null;
  const parts: HighlightPart[] = [];
  let end = 0;
  for (const { text, folded, at } of words) {
    const begun = typed.find((one) => folded.startsWith(one));
    if (begun === undefined) continue;
    parts.push({ text: phrase.slice(end, at), isMatch: false });
    // Letters that fold to two ("ß") shift the places: the word is marked whole.
    end = at + (folded.length === text.length ? begun.length : text.length);
    parts.push({ text: phrase.slice(at, end), isMatch: true });
  }
  parts.push({ text: phrase.slice(end), isMatch: false });
  return parts.filter(({ text }) => text !== '');
}

/** The first phrases known on this device that hold every typed word: they stand below the field before the index answers (SRCH-01). */
export function matchPhrases(known: readonly KnownPhrase[], term: string): readonly MatchedPhrase[] {
  const typed = wordsOf(term).map(({ folded }) => folded);
  if (typed.length === 0) return [];
  const found: MatchedPhrase[] = [];
  for (const one of known) {
    const parts = partsOf(one, typed);
    if (parts) found.push({ phrase: one.phrase, parts });
    if (found.length === KEYWORD_LIMIT) break;
  }
  return found;
}
