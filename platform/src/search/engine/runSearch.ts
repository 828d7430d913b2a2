import { type Bitset, intersectInto } from './bitset';
import { countValues, firstValues } from './facetValues';
import type { FilterNode } from './filterNode';
import { filterBits } from './filterBits';
import { matchQuery, type Matching } from './matchQuery';
import { countNumbers, numberStats, type NumberStats } from './numberColumn';
import { ResultSet } from './resultSet';
import type { SearchIndex } from './searchIndex';
import type { SlotOrder } from './slotOrder';
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
  const result = new ResultSet(resultBits(index, query.filter, match), index.space, query.grouped);
  const answer = {
    slots: pageSlots(index, query, result, match),
    total: result.hits,
    ...facetsOf(index, query, result),
    match,
  };
  workspaceOf(index.space).release();
  return answer;
}

/** The slots that satisfy text and filters, in a bitset of the workspace. */
export function resultBits(index: SearchIndex, filter: FilterNode, match: TextMatch | undefined): Bitset {
  const bits = workspaceOf(index.space).takeBitset(index.universe);
  if (match) intersectInto(bits, match.bits);
  intersectInto(bits, filterBits(index, filter));
  return bits;
}

function pageSlots(
  index: SearchIndex,
  { offset: first, length, order }: EngineQuery,
  result: ResultSet,
  match: TextMatch | undefined,
): Uint32Array {
  const limit = Math.min(first + length, PAGINATION_LIMIT);
  if (first >= limit || first >= result.hits) return new Uint32Array(0);
  if (order || !match) return topByOrder(result, order ?? index.ranking, limit).subarray(first);
  const { slots, relevance } = match;
  const { place } = index.ranking;
  const keyAt = (at: number): number => (relevance[at] ?? 0) * PLACES + (place[slots[at] ?? 0] ?? 0);
  return topByKey(result, slots, keyAt, limit).subarray(first);
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
