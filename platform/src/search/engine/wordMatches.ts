import { idOf, prefixRange } from './dictionary';
import { hasDigit, normaliseCode } from './fold';
import { stem } from './language';
import { recentOf } from './recent';
import type { TextIndex } from './textIndex';
import { allowedTypos, similarWords } from './typos';

/** Shorter beginnings of codes would match a large part of every catalogue. */
const SHORTEST_CODE_PREFIX = 3;

/** A searched word; the last word a shopper typed may be the beginning of a longer one. */
export interface QueryWord {
  readonly text: string;
  readonly prefix: boolean;
  /** Stands in for what was typed: it finds as much and ranks after it. */
  readonly isSynonym?: boolean;
}

/** One way to read a query: all of its words must be found. */
export type Phrasing = readonly QueryWord[];

/** Dictionary words (ids from `first` up to but excluding `end`) that answer a searched word. */
export interface WordMatch {
  readonly index: TextIndex;
  readonly first: number;
  readonly end: number;
  readonly typos: number;
  /** Whether only the beginning of the dictionary word was searched for. */
  readonly begun: boolean;
  /** Whether the searched word stands in for what was typed. */
  readonly isSynonym: boolean;
}

/** Searched words that are remembered: a query tries its words in many readings, and asks of many whether anything has them. */
const MOST_REMEMBERED = 512;

const rememberedOf = recentOf<readonly TextIndex[], readonly WordMatch[]>(MOST_REMEMBERED);

/** All dictionary words that answer a searched word, in every text index. */
export function matchWord(texts: readonly TextIndex[], word: QueryWord, withTypos: boolean): readonly WordMatch[] {
  return rememberedOf(texts).get(keyOf(word) + (withTypos ? '?' : ''), () => {
    const isSynonym = word.isSynonym ?? false;
    return texts.flatMap((index) =>
      index.kind === 'codes' ? matchCode(index, word, isSynonym) : matchText(index, word, withTypos, isSynonym),
    );
  });
}

/** What tells searched words apart. */
export const keyOf = ({ text, prefix, isSynonym }: QueryWord): string =>
  `${text}${prefix ? '*' : ''}${isSynonym ? '~' : ''}`;

function matchCode(index: TextIndex, { text, prefix }: QueryWord, isSynonym: boolean): WordMatch[] {
  const code = normaliseCode(text);
  const id = idOf(index.dictionary, code);
  const matches = id < 0 ? [] : [{ index, first: id, end: id + 1, typos: 0, begun: false, isSynonym }];
  if (prefix && code.length >= SHORTEST_CODE_PREFIX && hasDigit(code)) {
    const { first, end } = prefixRange(index.dictionary, code);
    if (end > first) matches.push({ index, first, end, typos: 0, begun: true, isSynonym });
  }
  return matches;
}

function matchText(index: TextIndex, { text, prefix }: QueryWord, withTypos: boolean, isSynonym: boolean): WordMatch[] {
  const { dictionary, kind, stems } = index;
  const matches: WordMatch[] = [];
  const add = (first: number, end: number, typos: number, begun: boolean): void => {
    if (end > first) matches.push({ index, first, end, typos, begun, isSynonym });
  };
  const exactIds = new Set(kind === 'names' || kind === 'codes' ? [] : stems.get(stem(kind, text)));
  const id = idOf(dictionary, text);
  if (id >= 0) exactIds.add(id);
  for (const exactId of exactIds) add(exactId, exactId + 1, 0, false);
  if (prefix) {
    // A word that is there as a whole is not begun by itself as well.
    let { first, end } = prefixRange(dictionary, text);
    for (const whole of [...exactIds].toSorted((one, two) => one - two)) {
      if (whole < first || whole >= end) continue;
      add(first, whole, 0, true);
      first = whole + 1;
    }
    add(first, end, 0, true);
  }
  const limit = withTypos && !hasDigit(text) ? allowedTypos(text) : 0;
  if (limit > 0) {
    for (const { id: similar, typos } of similarWords(dictionary, text, limit, prefix)) {
      if (typos > 0) add(similar, similar + 1, typos, prefix);
    }
  }
  return matches;
}

/** Whether some text index knows the word, or a longer one where the word may be a beginning. */
export function beginsKnownWord(texts: readonly TextIndex[], word: QueryWord): boolean {
  return matchWord(texts, word, false).length > 0;
}

/** Whether some text index knows the word, a longer one, or one spelt alike. */
export function isLikeKnownWord(texts: readonly TextIndex[], word: QueryWord): boolean {
  return matchWord(texts, word, true).length > 0;
}

/** Whether some text index knows the word as it is (or its plural), or a code that begins with it. */
export function isKnownWord(texts: readonly TextIndex[], word: QueryWord): boolean {
  const whole = matchWord(texts, { ...word, prefix: word.prefix && hasDigit(word.text) }, false);
  return whole.length > 0;
}
