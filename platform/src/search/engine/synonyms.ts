import { createDictionary, type Dictionary, idOf, prefixRange } from './dictionary';
import { wordsOf } from './fold';
import { isStopWord, type SearchLanguage, stem } from './language';
import { allowedTypos, similarWords } from './typos';

/** `equal` phrases stand for each other; `oneWay` searches its phrases too when `from` is searched, not the reverse. */
export interface SynonymRules {
  readonly equal: readonly (readonly string[])[];
  readonly oneWay: readonly { readonly from: string; readonly to: readonly string[] }[];
}

/** Replacement phrases by the stems of the phrase they replace. */
export interface SynonymTable {
  readonly language: SearchLanguage;
  /** What the table is made of. */
  readonly rules: readonly SynonymRules[];
  readonly replacements: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Stems that a phrase which can be replaced begins with. */
  readonly beginnings: ReadonlySet<string>;
  /** Single words that can be replaced, as they are written. */
  readonly keys: Dictionary;
  /** Every word of a phrase that can be replaced. */
  readonly words: Dictionary;
  /** Number of words of the longest phrase that can be replaced. */
  readonly longest: number;
}

/** A beginning shorter than this says too little. */
const SHORTEST_BEGINNING = 3;
/** Further words that begin or are spelt alike say less and less. */
const MOST_KEYS = 4;

function keyOf(language: SearchLanguage, words: readonly string[]): string {
  return words.map((word) => stem(language, word)).join(' ');
}

/** The words that count: a query loses its stop words before its synonyms are looked up. */
function meaningfulWords(language: SearchLanguage, phrase: string): string[] {
  const all = wordsOf(phrase);
  const kept = all.filter((word) => !isStopWord(language, word));
  return kept.length > 0 ? kept : all;
}

/** Prepares synonym rules for a language, beside those of another table; phrases of several words are welcome on both sides. */
export function createSynonymTable(
  language: SearchLanguage,
  rules: readonly SynonymRules[],
  beside?: SynonymTable,
): SynonymTable {
  const replacements = new Map<string, readonly (readonly string[])[]>(beside?.replacements);
  const single = new Set(beside?.keys.words);
  const every = new Set(beside?.words.words);
  const beginnings = new Set(beside?.beginnings);
  let longest = beside?.longest ?? 0;
  const add = (from: string, to: string): void => {
    const words = meaningfulWords(language, from);
    const key = keyOf(language, words);
    const list = replacements.get(key) ?? [];
    const replacement = meaningfulWords(language, to);
    // Plural forms are found by their stem anyway.
    const known = [key, ...list.map((phrase) => keyOf(language, phrase))];
    if (known.includes(keyOf(language, replacement))) return;
    replacements.set(key, [...list, replacement]);
    longest = Math.max(longest, words.length);
    beginnings.add(key.split(' ')[0] ?? key);
    for (const word of words) every.add(word);
    if (words.length === 1 && words[0] !== undefined) single.add(words[0]);
  };
  for (const { equal, oneWay } of rules) {
    for (const phrases of equal) {
      for (const from of phrases) for (const to of phrases) if (from !== to) add(from, to);
    }
    for (const { from, to } of oneWay) for (const phrase of to) add(from, phrase);
  }
  return { language, rules, replacements, beginnings, keys: dictionaryOf(single), words: dictionaryOf(every), longest };
}

const dictionaryOf = (words: ReadonlySet<string>): Dictionary => createDictionary([...words].toSorted());

/** Whether a word is one that something stands in for, alone or in a phrase. */
export function isReplaceable({ words }: SynonymTable, word: string): boolean {
  return idOf(words, word) >= 0;
}

/** The phrases that may stand in for some words of a query. */
export function replacementsFor(table: SynonymTable, words: readonly string[]): readonly (readonly string[])[] {
  return table.replacements.get(keyOf(table.language, words)) ?? [];
}

/** Part of a query that a phrase may stand in for. */
export interface Replaceable {
  readonly start: number;
  readonly end: number;
  readonly replacement: readonly string[];
}

/** The parts of a query that phrases may stand in for, from its beginning on. */
export function* replacementsIn(
  { language, replacements, beginnings, longest }: SynonymTable,
  words: readonly string[],
): Generator<Replaceable> {
  const stems = words.map((word) => stem(language, word));
  for (const [start, beginning] of stems.entries()) {
    if (!beginnings.has(beginning)) continue;
    for (let end = start + 1; end <= Math.min(stems.length, start + longest); end += 1)
      for (const replacement of replacements.get(stems.slice(start, end).join(' ')) ?? [])
        yield { start, end, replacement };
  }
}

/** Replaceable words that a word may be the beginning of or, where there are none, a misspelling of. */
export function keysLike({ keys }: SynonymTable, word: string, isBeginning: boolean): readonly string[] {
  if (isBeginning && word.length >= SHORTEST_BEGINNING) {
    const { first, end } = prefixRange(keys, word);
    if (end > first) return keys.words.slice(first, Math.min(end, first + MOST_KEYS));
  }
  return nearest(keys, word);
}

/** Words of replaceable phrases that a word may be a misspelling of. */
export function phraseWordsLike({ words }: SynonymTable, word: string): readonly string[] {
  return nearest(words, word);
}

function nearest(dictionary: Dictionary, word: string): readonly string[] {
  const similar = similarWords(dictionary, word, allowedTypos(word), false);
  const fewest = Math.min(...similar.map(({ typos }) => typos));
  return similar
    .filter(({ typos }) => typos === fewest)
    .map(({ id }) => dictionary.words[id] ?? '')
    .slice(0, MOST_KEYS);
}
