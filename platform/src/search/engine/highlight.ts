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
    const found = matchToken(token, match, language);
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

/** The searched word that a token answers and where its marked part ends; whole words win over beginnings. */
function matchToken(
  token: Token,
  match: TextMatch | undefined,
  language: SearchLanguage,
): { word: string; end: number } | undefined {
  const words = match?.phrasings.flat() ?? [];
  const whole = words.find((word) => isWholeMatch(word, token.word, language));
  if (whole) return { word: whole.text, end: token.end };
  const begun = words.find((word) => word.prefix && token.word.startsWith(word.text));
  if (begun) {
    const sameLength = token.word.length === token.end - token.start;
    return { word: begun.text, end: sameLength ? token.start + begun.text.length : token.end };
  }
  const similar = match?.withTypos ? words.find((word) => isSimilar(word, token.word)) : undefined;
  return similar && { word: similar.text, end: token.end };
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
