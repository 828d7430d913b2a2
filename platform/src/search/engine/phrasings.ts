import { isFiller } from './fillers';
import { hasDigit } from './fold';
import { isStopWord, respell } from './language';
import type { SearchIndex } from './searchIndex';
import { isCompound, splits } from './splitWords';
import { keysLike, phraseWordsLike, replacementsFor, replacementsIn } from './synonyms';
import { beginsKnownWord, isKnownWord, isLikeKnownWord, type Phrasing, type QueryWord } from './wordMatches';

const MOST_PHRASINGS = 12;
const LONGEST_JOIN = 4;
const MOST_SPELLINGS = 8;

/**
 * The ways to read the words of a query, of which the last may be the beginning of a longer one (`isOpen`): as typed without stop words, with neighbours joined ("no 4001 s" is a code, "cat eye" is
 * "cateye"), with unknown words split, and with synonyms.
 */
export function phrasingsOf(
  index: Pick<SearchIndex, 'texts' | 'language' | 'synonyms'>,
  all: readonly string[],
  isOpen: boolean,
): Phrasing[] {
  const typed = typedWords(index, all, isOpen);
  if (typed.length === 0) return [];
  const phrasings = new Map<string, Phrasing>();
  const add = (phrasing: Phrasing): void => {
    const key = phrasing.map(({ text, prefix }) => (prefix ? `${text}*` : text)).join(' ');
    // A beginning finds all that its word finds.
    const isKnown = phrasings.has(key) || phrasings.has(`${key}*`);
    if (phrasings.size < MOST_PHRASINGS && !isKnown) phrasings.set(key, phrasing);
  };
  add(typed);
  for (const joined of joins(index, typed)) add(joined);
  for (const code of joinedCodes(index, all)) add(code);
  for (const split of splits(index, typed)) add(split);
  for (const meant of meantKeys(index, typed)) add(meant);
  for (const meant of meantPhrases(index, typed)) add(meant);
  // The map grows while it is walked, so that two synonyms in one query combine.
  for (const phrasing of phrasings.values()) {
    for (const replaced of replacements(index, phrasing)) {
      if (phrasings.size >= MOST_PHRASINGS) return [...phrasings.values()];
      add(replaced);
    }
  }
  return [...phrasings.values()];
}

function typedWords(
  index: Pick<SearchIndex, 'texts' | 'language'>,
  all: readonly string[],
  isOpen: boolean,
): QueryWord[] {
  const { texts, language } = index;
  const kept = all.filter((_, place) => !carriesNothing(index, all, place));
  return kept.map((text, place) => {
    const word = { text, prefix: isOpen && place === kept.length - 1 };
    const other = { ...word, text: respell(language, text) };
    const isOther = other.text !== text && !isKnownWord(texts, word) && beginsKnownWord(texts, other);
    return isOther ? other : word;
  });
}

/** Whether the other words of a query say all that it says. */
export function carriesNothing(
  { texts, language }: Pick<SearchIndex, 'texts' | 'language'>,
  all: readonly string[],
  place: number,
): boolean {
  const word = all[place] ?? '';
  if (isStopWord(language, word)) return all.some((other) => !isStopWord(language, other));
  if (!isFiller(language, word) || isKnownWord(texts, { text: word, prefix: false })) return false;
  return all.some((other) => !isStopWord(language, other) && !isFiller(language, other));
}

function* joins({ texts }: Pick<SearchIndex, 'texts'>, words: Phrasing): Generator<Phrasing> {
  for (let length = Math.min(words.length, LONGEST_JOIN); length > 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const text = words
        .slice(start, end)
        .map((word) => word.text)
        .join('');
      const joined = { text, prefix: end === words.length };
      if (isKnownWord(texts, joined)) yield [...words.slice(0, start), joined, ...words.slice(end)];
    }
  }
}

/** Codes typed in parts, of which one may look like a stop word: "of 4114 s" is a code in English. */
function* joinedCodes(index: Pick<SearchIndex, 'texts' | 'language'>, all: readonly string[]): Generator<Phrasing> {
  if (!all.some((word) => isStopWord(index.language, word))) return;
  const words = all.map((text, place) => ({ text, prefix: place === all.length - 1 }));
  for (const joined of joins(index, words)) {
    if (!joined.some(({ text }) => hasDigit(text))) continue;
    yield joined.filter(({ text }) => !isStopWord(index.language, text));
  }
}

/** Words the texts do not know, not even misspelt or made of others, may be the beginning or a misspelling of one that has synonyms. */
function* meantKeys(index: Pick<SearchIndex, 'texts' | 'language' | 'synonyms'>, words: Phrasing): Generator<Phrasing> {
  const { texts, synonyms } = index;
  for (const [place, word] of words.entries()) {
    if (replacementsFor(synonyms, [word.text]).length > 0) continue;
    // The dictionaries are read for misspellings only where they hold nothing else.
    if (beginsKnownWord(texts, word) || isLikeKnownWord(texts, word) || isCompound(index, word.text)) continue;
    for (const key of keysLike(synonyms, word.text, word.prefix)) {
      const meant = { text: key, prefix: false, isSynonym: true };
      yield [...words.slice(0, place), meant, ...words.slice(place + 1)];
    }
  }
}

/** Words that nothing is called may be those of a phrase that has synonyms, misspelt: "readin glases". */
function* meantPhrases(
  { texts, synonyms }: Pick<SearchIndex, 'texts' | 'synonyms'>,
  words: Phrasing,
): Generator<Phrasing> {
  if (words.length < 2) return;
  const ways = words.map((word) => (isKnownWord(texts, word) ? [] : phraseWordsLike(synonyms, word.text)));
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + synonyms.longest); end += 1) {
      if (ways.slice(start, end).every(({ length }) => length === 0)) continue;
      for (const meant of spelt(words.slice(start, end), ways.slice(start, end))) {
        for (const replacement of replacementsFor(synonyms, meant)) yield replaced(words, start, end, replacement);
      }
    }
  }
}

/** Some ways to spell words that may be others. */
function spelt(words: Phrasing, ways: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return words
    .map(({ text }, place) => (ways[place]?.length ? ways[place] : [text]))
    .reduce<string[][]>((all, some) => all.flatMap((begun) => some.map((word) => [...begun, word])), [[]])
    .slice(0, MOST_SPELLINGS);
}

function* replacements({ synonyms }: Pick<SearchIndex, 'synonyms'>, words: Phrasing): Generator<Phrasing> {
  const texts = words.map(({ text }) => text);
  for (const { start, end, replacement } of replacementsIn(synonyms, texts))
    if (!isThere(words, start, end, replacement)) yield replaced(words, start, end, replacement);
}

/** Whether words around a place say already what is to stand there: "contacts" stands for contact lenses, and "contact lenses" says them. */
function isThere(words: Phrasing, start: number, end: number, by: readonly string[]): boolean {
  const extra = by.length - (end - start);
  if (extra <= 0) return false;
  const says = (from: number): boolean => by.every((text, place) => words[from + place]?.text === text);
  return Array.from({ length: extra + 1 }, (_, back) => start - back).some((from) => from >= 0 && says(from));
}

function replaced(words: Phrasing, start: number, end: number, by: readonly string[]): Phrasing {
  const inserted = by.map((text) => ({ text, prefix: false, isSynonym: true }));
  return [...words.slice(0, start), ...inserted, ...words.slice(end)];
}
