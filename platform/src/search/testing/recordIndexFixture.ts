import { buildIndex } from '../engine/buildIndex';
import { parseFilters } from '../engine/filterGrammar';
import type { FilterNode } from '../engine/filterNode';
import { type EngineAnswer, type EngineQuery, runSearch } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import type { SynonymRules } from '../engine/synonyms';
import { FILTER } from '../protocol/searchBounds';

/** A record of engine tests. */
export interface Frame {
  readonly id: string;
  readonly model?: string;
  readonly brand?: string;
  readonly name?: string;
  readonly code?: string;
  readonly colour?: string | readonly string[];
  readonly price?: number;
  readonly rank?: number;
}

/** An English index over brand, name, code and colour. */
export function frameIndex(frames: readonly Frame[], synonyms: readonly SynonymRules[] = []): SearchIndex {
  return buildIndex(frames, {
    language: 'en',
    texts: [
      { kind: 'names', read: ({ brand }) => (brand ? [brand] : []) },
      { kind: 'names', read: ({ name }) => (name ? [name] : []) },
      { kind: 'codes', read: ({ code }) => (code ? [code] : []) },
      {
        kind: 'en',
        read: ({ colour }) => (colour === undefined ? [] : typeof colour === 'string' ? [colour] : colour),
      },
    ],
    facets: { brand: ({ brand }) => brand ?? '', colour: ({ colour }) => colour ?? '' },
    numbers: { price: ({ price }) => price ?? NaN },
    groupBy: ({ id, model }) => model ?? id,
    rank: ({ rank }) => rank ?? 0,
    searchableFacets: ['brand'],
    synonyms,
  });
}

/** A condition in the `filters` notation. */
export function condition(text: string): FilterNode {
  const result = parseFilters(text, FILTER);
  if (!result.ok) throw new Error(result.message);
  return result.node;
}

/** Runs a query with defaults. */
export function find(index: SearchIndex, query: Partial<EngineQuery>): EngineAnswer {
  return runSearch(index, {
    query: '',
    filter: { kind: 'and', nodes: [] },
    facets: [],
    maxValuesPerFacet: 100,
    sortFacetValuesBy: 'count',
    offset: 0,
    length: 20,
    grouped: false,
    order: undefined,
    typoTolerance: 'min',
    leavesOut: false,
    optionalWords: [],
    ...query,
  });
}

/** Ids of the frames found, in order. */
export function idsFound(frames: readonly Frame[], index: SearchIndex, query: Partial<EngineQuery>): string[] {
  return Array.from(find(index, query).slots, (slot) => frames[index.space.recordOf[slot] ?? -1]?.id ?? '?');
}
