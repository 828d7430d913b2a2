import { type Area, type Distances, keepWithin } from './area';
import { type Bitset, intersectInto } from './bitset';
import { countCodes } from './facetCounts';
import { firstValues } from './facetValues';
import type { FilterNode } from './filterNode';
import { filterBits } from './filterBits';
import { type HitsPage, matchedOf, pageSlots } from './hitsPage';
import { matchQuery, type Matching } from './matchQuery';
import { facetOfNumbers, numberStats, type NumberStats } from './numberColumn';
import { type Precedence, precedenceOf, type Preference } from './precedence';
import { keepRelevant } from './relevant';
import { ResultSet } from './resultSet';
import type { SearchIndex } from './searchIndex';
import { addPinned, removeHidden } from './steering';
import { scoredSlots, type TextMatch } from './textMatch';
import { workspaceOf } from './workspace';

/** A decoded query; its hits are `length` from place `offset` on, which counts from 0. */
export interface EngineQuery extends HitsPage {
  readonly query: string;
  readonly filter: FilterNode;
  /** Attribute names, or `*` for all. */
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly grouped: boolean;
  readonly typoTolerance: Matching['typoTolerance'];
  /** Whether words of the query are left out where nothing has them all. */
  readonly leavesOut: boolean;
  readonly optionalWords: Matching['optionalWords'];
  /** Where hits must be. */
  readonly area?: Area | undefined;
  /** What is preferred moves nothing in another order than that of relevance either. */
  readonly preferred?: readonly Preference[];
  /** From 0 to 100: how near to the best match a hit in another order must be; 0 takes all. */
  readonly strictness?: number | undefined;
}

/** What the engine found, in slots. */
export interface EngineAnswer {
  /** Slots of the asked page in order. */
  readonly slots: Uint32Array;
  readonly total: number;
  /** Hits that are near enough to the best match to be put in order. */
  readonly sorted: number;
  /** What decided before the relevance. */
  readonly precedence: Precedence | undefined;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, NumberStats>>;
  readonly match: TextMatch | undefined;
}

/** Answers one query; a match of its text in all slots may be known already. */
export function runSearch(
  index: SearchIndex,
  query: EngineQuery,
  match = matchQuery(index, query.query, query),
): EngineAnswer {
  const { space } = index;
  const { bits, distances } = foundBits(index, query, match);
  const isStrict = query.order !== undefined && match !== undefined && Boolean(query.strictness);
  const relevant = isStrict ? relevantOf(index, bits, match, query.strictness ?? 0) : bits;
  const sorted = new ResultSet(relevant, index, query.grouped);
  const { area, preferred = [], order } = query;
  const precedence = order ? undefined : precedenceOf(index, sorted, area, distances, preferred);
  const slots = pageSlots(index, query, sorted, match, precedence);
  const sortedHits = sorted.hits;
  // Counts are of all that is found; the list of slots is shared, so they come after the page.
  const all = isStrict ? new ResultSet(bits, index, query.grouped) : sorted;
  const answer = {
    slots,
    total: all.hits,
    sorted: sortedHits,
    precedence,
    ...facetsOf(index, query, all),
    match,
  };
  workspaceOf(space).release();
  return answer;
}

type Found = Pick<EngineQuery, 'filter' | 'steering' | 'grouped' | 'area'>;

/** The slots that satisfy text, filters, area and rules, in a bitset of the workspace. */
export function resultBits(index: SearchIndex, found: Found, match: TextMatch | undefined): Bitset {
  return foundBits(index, found, match).bits;
}

function foundBits(
  index: SearchIndex,
  { filter, steering, grouped, area }: Found,
  match: TextMatch | undefined,
): { readonly bits: Bitset; readonly distances: Distances | undefined } {
  const workspace = workspaceOf(index.space);
  const bits = match ? workspace.takeBitset(match.bits) : workspace.takeBitset(index.universe);
  if (steering) addPinned(bits, steering, grouped);
  if (match || steering) intersectInto(bits, index.universe);
  intersectInto(bits, filterBits(index, filter));
  if (steering) removeHidden(bits, steering);
  return { bits, distances: area && keepWithin(index, area, bits) };
}

function relevantOf(index: SearchIndex, bits: Bitset, match: TextMatch, strictness: number): Bitset {
  const relevant = matchedOf(bits, match, index);
  keepRelevant(relevant, scoredSlots(index, match, relevant), strictness);
  return relevant;
}

function facetsOf(index: SearchIndex, query: EngineQuery, result: ResultSet): Pick<EngineAnswer, 'facets' | 'stats'> {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, NumberStats> = {};
  for (const name of query.facets.includes('*') ? allFacets(index) : query.facets) {
    const numbers = index.numbers.get(name);
    const column = index.facets.get(name) ?? (numbers && facetOfNumbers(numbers));
    if (!column) continue;
    const counts = countCodes(column.shape, column.values.length, result);
    if (counts.some(isFound)) facets[name] = firstValues(column.values, counts, query);
    const figures = numbers && numberStats(numbers, result);
    if (figures) stats[name] = figures;
  }
  return { facets, stats };
}

const isFound = (count: number, code: number): boolean => code > 0 && count > 0;

function allFacets({ facets, numbers, filterOnly }: SearchIndex): string[] {
  return [...facets.keys(), ...numbers.keys()].filter((name) => !filterOnly.has(name));
}
