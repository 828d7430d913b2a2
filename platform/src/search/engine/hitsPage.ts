import { type Bitset, hasBit, intersectInto } from './bitset';
import { filterBits } from './filterBits';
import { levelsOf } from './levels';
import { type Precedence, tierOf } from './precedence';
import { topByLevels } from './rankedPage';
import { boostedRelevance } from './relevance';
import type { ResultSet } from './resultSet';
import type { SearchIndex } from './searchIndex';
import type { SlotOrder } from './slotOrder';
import { placePins, type Steering } from './steering';
import { scoredSlots, type TextMatch } from './textMatch';
import { topByKey, topByOrder } from './topRanked';
import { workspaceOf } from './workspace';

/** Hits beyond this place cannot be reached by paging: what the provider allows at most, and more than any range here. */
export const PAGINATION_LIMIT = 20_000;

/** Larger than any place in an order, so that relevance decides first; with its 31 bits a key stays a whole number. */
const PLACES = 2 ** 22;

/** Of a result what its text matched: goods with a place of their own need not. */
export function matchedOf(bits: Bitset, match: TextMatch, { space }: SearchIndex): Bitset {
  const matched = workspaceOf(space).takeBitset(bits);
  intersectInto(matched, match.bits);
  return matched;
}

/** Which hits a page shows, and what puts them in order. */
export interface HitsPage {
  readonly offset: number;
  readonly length: number;
  /** Replaces relevance and custom ranking; equal values keep the custom ranking. */
  readonly order: SlotOrder | undefined;
  /** What rules change; pins and boosts move nothing in another order than that of relevance. */
  readonly steering?: Steering | undefined;
}

/** The slots of a page, in order. */
export function pageSlots(
  index: SearchIndex,
  { offset: first, length, order, steering }: HitsPage,
  result: ResultSet,
  match: TextMatch | undefined,
  precedence: Precedence | undefined,
): Uint32Array {
  const limit = Math.min(first + length, PAGINATION_LIMIT);
  if (first >= limit || first >= result.hits) return new Uint32Array(0);
  if (order) return topByOrder(result, order, limit).subarray(first);
  const most = limit + (steering?.pins.length ?? 0);
  const ranked = topByRelevance(index, result, match, { steering, precedence }, most);
  return (steering ? placePins(ranked, steering, result, limit) : ranked).subarray(first);
}

function topByRelevance(
  index: SearchIndex,
  result: ResultSet,
  match: TextMatch | undefined,
  { steering, precedence }: { readonly steering: Steering | undefined; readonly precedence: Precedence | undefined },
  limit: number,
): Uint32Array {
  const { place } = index.ranking;
  const boosted = steering?.boosted && filterBits(index, steering.boosted);
  if (!match && !boosted && !precedence) return topByOrder(result, index.ranking, limit);
  if (match && !boosted && !precedence) return topByLevels(result, levelsOf(match.levels), index.ranking, limit);
  const { slots, relevance } = match
    ? scoredSlots(index, match, matchedOf(result.bits, match, index))
    : { slots: result.slots, relevance: new Uint32Array(result.size) };
  const plainKey = (at: number): number => (relevance[at] ?? 0) * PLACES + (place[slots[at] ?? 0] ?? 0);
  const keyAt =
    boosted &&
    ((at: number): number => {
      const slot = slots[at] ?? 0;
      return boostedRelevance(relevance[at] ?? 0, hasBit(boosted, slot)) * PLACES + (place[slot] ?? 0);
    });
  const tierAt = precedence && ((at: number): number => tierOf(precedence, relevance[at] ?? 0, slots[at] ?? 0));
  return topByKey(result, slots, { keyAt: keyAt ?? plainKey, tierAt }, limit);
}
