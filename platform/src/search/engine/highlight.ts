import { escapeHtml } from '../../kernel';
import { normaliseCode, type Token, tokenise } from './fold';
import { type SearchLanguage, stem } from './language';
import type { TextMatch } from './textMatch';
import { allowedTypos, typosBetween } from './typos';
import type { QueryWord } from './wordMatches';

/** What is put around matched text. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** A text with its matched parts marked; everything but the tags is safe to use as HTML. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
}

/** Escapes a text and puts tags around the given ranges (start, end). */
export function markRanges(text: string, ranges: readonly (readonly [number, number])[], tags: HighlightTags): string {
  let marked = '';
  let at = 0;
  for (const [start, end] of ranges.toSorted((one, two) => one[0] - two[0])) {
    if (start < at) continue;
    marked += escapeHtml(text.slice(at, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    at = end;
  }
  return marked + escapeHtml(text.slice(at));
}

/** Marks in one text what a query matched. */
export function highlight(
  text: string,
  match: TextMatch | undefined,
  language: SearchLanguage,
  tags: HighlightTags,
): Highlight {
  const ranges: [number, number][] = [];
  const matched = new Set<string>();
  const tokens = match ? tokenise(text) : [];
  for (const token of tokens) {
    const found = match && matchToken(token, match, language);
    if (!found) continue;
    matched.add(found.word);
    ranges.push([token.start, found.end]);
  }
  if (matched.size === 0) return { value: escapeHtml(text), matchLevel: 'none', matchedWords: [] };
  const complete = match?.phrasings.some((phrasing) => phrasing.every((word) => matched.has(word.text))) ?? false;
  return {
    value: markRanges(text, ranges, tags),
    matchLevel: complete ? 'full' : 'partial',
    fullyHighlighted:
      ranges.length === tokens.length && tokens.every((token, place) => ranges[place]?.[1] === token.end),
    matchedWords: [...matched],
  };
}

/** The searched word that a token answers and where its marked part ends. */
function matchToken(
  { word, start, end }: Token,
  match: TextMatch,
  language: SearchLanguage,
): { word: string; end: number } | undefined {
  const searched = searchedBy(word, match, language);
  if (!searched) return undefined;
  const { text, isBegun } = searched;
  return { word: text, end: isBegun && word.length === end - start ? start + text.length : end };
}

/** A searched word, and whether it is only the beginning of the one that answers it. */
interface SearchedWord {
  readonly text: string;
  readonly isBegun: boolean;
}

/** What words of texts answer: the hits of a page say the same words again and again. */
const known = new WeakMap<TextMatch, Map<string, SearchedWord | undefined>>();

function searchedBy(token: string, match: TextMatch, language: SearchLanguage): SearchedWord | undefined {
  const words = known.get(match) ?? new Map<string, SearchedWord | undefined>();
  known.set(match, words);
  if (!words.has(token)) words.set(token, findSearched(token, match, language));
  return words.get(token);
}

/** Whole words win over beginnings, and these over misspelt ones. */
function findSearched(token: string, match: TextMatch, language: SearchLanguage): SearchedWord | undefined {
  const words = match.phrasings.flat();
  const whole = words.find((word) => isWholeMatch(word, token, language));
  if (whole) return { text: whole.text, isBegun: false };
  const begun = words.find((word) => word.prefix && token.startsWith(word.text));
  if (begun) return { text: begun.text, isBegun: true };
  const similar = match.withTypos ? words.find((word) => isSimilar(word, token)) : undefined;
  return similar && { text: similar.text, isBegun: false };
}

function isWholeMatch({ text, prefix }: QueryWord, token: string, language: SearchLanguage): boolean {
  if (text === token || stem(language, text) === stem(language, token)) return true;
  if (!/\d/.test(text) || !/\d/.test(token)) return false;
  const [wanted, code] = [normaliseCode(text), normaliseCode(token)];
  return wanted === code || (prefix && wanted !== text && code.startsWith(wanted));
}

function isSimilar({ text, prefix }: QueryWord, token: string): boolean {
  const limit = /\d/.test(text) ? 0 : allowedTypos(text);
  return limit > 0 && typosBetween(text, token, limit, prefix) <= limit;
}
