/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { countBits, createBitset, hasBit, uniteInto } from './bitset';
import type { Token } from './fold';
import { type LevelSource, listsByRelevance } from './levels';
import { carriesNothing } from './phrasings';
import { withMissingWords } from './relevance';
import type { SearchIndex } from './searchIndex';
import { scoredSlots, type TextMatch } from './textMatch';

/**
 * What has the words that must be there, and first what has more of those that need not. Of a query whose words are all optional, whatever
 * has one of them. Undefined for a query without an optional word.
 */
export function matchOptional(
  index: SearchIndex,
  tokens: readonly Token[],
  optionalWords: ReadonlySet<string>,
  matchOf: (kept: readonly Token[]) => TextMatch,
): TextMatch | undefined {
  const words = tokens.map(({ word }) => word);
  const meaning = tokens.filter((_, place) => !carriesNothing(index, words, place));
  const optional = meaning.filter(({ word }) => optionalWords.has(word));
  if (optional.length === 0) return undefined;
  const needed = meaning.filter(({ word }) => !optionalWords.has(word));
  const whole = matchOf(tokens);
  const singles = optional.map((token) => matchOf([token]));
  return join(index, whole, needed.length > 0 ? [matchOf(needed)] : singles, singles);
}

/** One match of several: `bases` say what is found, `singles` how much of what is optional it has. */
function join(
  index: SearchIndex,
  whole: TextMatch,
  bases: readonly TextMatch[],
  singles: readonly TextMatch[],
): TextMatch {
  const bits = createBitset(index.space.slots);
  for (const match of [whole, ...bases]) uniteInto(bits, match.bits);
  const levels = [{ relevance: 0, open: () => joinedLevels(index, whole, bases, singles) }];
  const withTypos = [whole, ...bases].some((match) => match.withTypos);
  return { ...whole, bits, count: countBits(bits), levels, withTypos };
}

function joinedLevels(
  index: SearchIndex,
  whole: TextMatch,
  bases: readonly TextMatch[],
  singles: readonly TextMatch[],
): LevelSource[] {
  const missing = (slot: number): number => singles.filter((single) => !hasBit(single.bits, slot)).length;
  const lacking = bases.flatMap((base) => {
    const { slots, relevance } = scoredSlots(index, base);
    const lowered = relevance.map((one, at) => withMissingWords(one, Math.max(1, missing(slots[at]!))));
    return listsByRelevance(slots, lowered);
  });
  return [...whole.levels, ...lacking];
}
