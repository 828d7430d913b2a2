import type { Token } from './fold';
import { carriesNothing } from './phrasings';
import type { SearchIndex } from './searchIndex';
import { knownTail } from './splitWords';

/** A query without some of its words. */
export interface ShorterQuery {
  readonly kept: readonly Token[];
  /** Parts of the query (start, end) that it does not ask for. */
  readonly leftOut: readonly (readonly [start: number, end: number])[];
}

/** Which words of a query are left out when nothing has them all: the unknown first, then by weight; one known word always stays. */
export function* shorterQueries(
  index: SearchIndex,
  tokens: readonly Token[],
  weigh: (token: Token) => number,
): Generator<ShorterQuery> {
  const words = tokens.map(({ word }) => word);
  const meaning = tokens.filter((_, place) => !carriesNothing(index, words, place));
  const known = meaning
    .flatMap((token) => knownPart(index, token, weigh))
    .toSorted((one, two) => two.weight - one.weight);
  for (let count = known.length; count > 0; count -= 1) {
    const kept = known
      .slice(0, count)
      .map(({ token }) => token)
      .toSorted((one, two) => one.start - two.start);
    const leftOut = meaning.flatMap((token) => leftOf(token, kept));
    if (leftOut.length > 0) yield { kept, leftOut };
  }
}

interface WeighedToken {
  readonly token: Token;
  readonly weight: number;
}

/** A word that something has, or the end of it that something has. */
function knownPart(index: SearchIndex, token: Token, weigh: (token: Token) => number): WeighedToken[] {
  const weight = weigh(token);
  if (weight > 0) return [{ token, weight }];
  const word = knownTail(index, token.word);
  if (word === '') return [];
  const tail = { word, start: Math.max(token.start, token.end - word.length), end: token.end };
  return [{ token: tail, weight: weigh(tail) }].filter((found) => found.weight > 0);
}

function leftOf({ start, end }: Token, kept: readonly Token[]): (readonly [number, number])[] {
  const part = kept.find((token) => token.end === end);
  if (!part) return [[start, end]];
  return part.start > start ? [[start, part.start]] : [];
}
