import { type Bitset, hasBit, intersectInto } from './bitset';
import { countValues, firstValues } from './facetValues';
import type { FilterNode } from './filterNode';
import { filterBits } from './filterBits';
import { matchQuery, type Matching } from './matchQuery';
import { countNumbers, numberStats, type NumberStats } from './numberColumn';
import { boostedRelevance } from './relevance';
import { ResultSet } from './resultSet';
import type { SearchIndex } from './searchIndex';
import type { SlotOrder } from './slotOrder';
import { addPinned, placePins, removeHidden, type Steering } from './steering';
import type { TextMatch } from './textMatch';
import { topByKey, topByOrder } from './topRanked';
import { workspaceOf } from './workspace';

/** Hits beyond this place cannot be reached by paging: what the provider allows at most, and more than any range here. */
export const PAGINATION_LIMIT = 20_000;

/** Larger than any place in an order, so that relevance decides first; with its 31 bits a key stays a whole number. */
const PLACES = 2 ** 22;

/** A decoded query; its hits are `length` from place `offset` on, which counts from 0. */
export interface EngineQuery {
  readonly query: string;
  readonly filter: FilterNode;
  /** Attribute names, or `*` for all. */
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly offset: number;
  readonly length: number;
  readonly grouped: boolean;
  /** Replaces relevance and custom ranking; equal values keep the custom ranking. */
  readonly order: SlotOrder | undefined;
  readonly typoTolerance: Matching['typoTolerance'];
  /** Whether words of the query are left out where nothing has them all. */
  readonly leavesOut: boolean;
  readonly optionalWords: Matching['optionalWords'];
  /** What rules change; pins and boosts move nothing in another order than that of relevance. */
  readonly steering?: Steering | undefined;
}

/** What the engine found, in slots. */
export interface EngineAnswer {
  /** Slots of the asked page in order. */
  readonly slots: Uint32Array;
  readonly total: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, NumberStats>>;
  readonly match: TextMatch | undefined;
}

/** Answers one query; a match of its text in all slots may be known already. */
export function runSearch(
  index: SearchIndex,
  query: EngineQuery,
  match = matchQuery(index, query.query, { ...query, isRanked: query.length > 0 }),
): EngineAnswer {
  const result = new ResultSet(resultBits(index, query, match), index.space, query.grouped);
  const answer = {
    slots: pageSlots(index, query, result, match),
    total: result.hits,
    ...facetsOf(index, query, result),
    match,
  };
  workspaceOf(index.space).release();
  return answer;
}

/** The slots that satisfy text, filters and rules, in a bitset of the workspace. */
export function resultBits(
  index: SearchIndex,
  { filter, steering, grouped }: Pick<EngineQuery, 'filter' | 'steering' | 'grouped'>,
  match: TextMatch | undefined,
): Bitset {
  const workspace = workspaceOf(index.space);
  const bits = match ? workspace.takeBitset(match.bits) : workspace.takeBitset(index.universe);
  if (steering) addPinned(bits, steering, grouped);
  if (match || steering) intersectInto(bits, index.universe);
  intersectInto(bits, filterBits(index, filter));
  if (steering) removeHidden(bits, steering);
  return bits;
}

function pageSlots(
  index: SearchIndex,
  { offset: first, length, order, steering }: EngineQuery,
  result: ResultSet,
  match: TextMatch | undefined,
): Uint32Array {
  const limit = Math.min(first + length, PAGINATION_LIMIT);
  if (first >= limit || first >= result.hits) return new Uint32Array(0);
  if (order) return topByOrder(result, order, limit).subarray(first);
  const ranked = topByRelevance(index, result, match, steering, limit + (steering?.pins.length ?? 0));
  return (steering ? placePins(ranked, steering, result, limit) : ranked).subarray(first);
}

function topByRelevance(
  index: SearchIndex,
  result: ResultSet,
  match: TextMatch | undefined,
  steering: Steering | undefined,
  limit: number,
): Uint32Array {
  const { place } = index.ranking;
  const boosted = steering?.boosted && filterBits(index, steering.boosted);
  if (!match) {
    if (!boosted) return topByOrder(result, index.ranking, limit);
    const { slots } = result;
    const keyAt = (at: number): number => {
      const slot = slots[at] ?? 0;
      return (hasBit(boosted, slot) ? 0 : PLACES) + (place[slot] ?? 0);
    };
    return topByKey(result, slots, keyAt, limit);
  }
  const { slots, relevance } = match;
  const keyAt = (at: number): number => {
    const slot = slots[at] ?? 0;
    const packed = relevance[at] ?? 0;
    return (boosted ? boostedRelevance(packed, hasBit(boosted, slot)) : packed) * PLACES + (place[slot] ?? 0);
  };
  return topByKey(result, slots, keyAt, limit);
}

function facetsOf(index: SearchIndex, query: EngineQuery, result: ResultSet): Pick<EngineAnswer, 'facets' | 'stats'> {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, NumberStats> = {};
  for (const name of query.facets.includes('*') ? allFacets(index) : query.facets) {
    const column = index.facets.get(name);
    const numbers = index.numbers.get(name);
    const entries = column ? countValues(column, result) : numbers ? countNumbers(numbers, result) : [];
    if (entries.length > 0) facets[name] = Object.fromEntries(firstValues(entries, query));
    const figures = numbers && numberStats(numbers, result);
    if (figures) stats[name] = figures;
  }
  return { facets, stats };
}

function allFacets({ facets, numbers, filterOnly }: SearchIndex): string[] {
  return [...facets.keys(), ...numbers.keys()].filter((name) => !filterOnly.has(name));
}
