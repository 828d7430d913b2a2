/**
 * Every limit of the search protocol: what a call may carry, what one query may ask, what the queries of a call may ask together. The
 * readers of the wire know no other limits, and a parameter that is not named here cannot be read.
 */

/** Most bytes of a call's body. */
export const BODY_BYTES = 32 * 1024;

/** Most characters of a text. */
export const TEXT_LENGTHS = {
  query: 256,
  filters: 4096,
  facetQuery: 128,
  highlightPreTag: 64,
  highlightPostTag: 64,
} as const;

/** Highest value of a number; all begin with 0. */
export const HIGHEST_NUMBERS = {
  hitsPerPage: 100,
  /** Pages that lie behind the last hit that paging reaches are empty, and cost nothing. */
  page: 2 ** 31 - 1,
  maxValuesPerFacet: 1000,
  maxFacetHits: 100,
  distinct: 100,
} as const;

/** Most entries of a list, and most characters of an entry. */
export const LISTS = {
  facets: { entries: 64, length: 128 },
  facetFilters: { entries: 300, length: 256 },
  numericFilters: { entries: 50, length: 256 },
  attributesToRetrieve: { entries: 64, length: 128 },
  attributesToHighlight: { entries: 32, length: 128 },
  attributesToSnippet: { entries: 8, length: 128 },
  responseFields: { entries: 32, length: 64 },
} as const;

/** Most words of a snippet. */
export const SNIPPET_WORDS = 100;

/** Most conditions of `filters`, and how deeply parentheses and NOT may nest. */
export const FILTER = { conditions: 100, depth: 20 } as const;

/** What the queries of one call may ask together. */
export const CALL = {
  queries: 32,
  /** Sum of `hitsPerPage`. */
  hits: 200,
  /** Facets that are counted; `*` counts as the most that one query may name. */
  facets: 200,
  /** Conditions of all filters. */
  conditions: 1500,
  /** Characters of different texts that are searched. */
  text: 1024,
} as const;

/** What one insights call may carry, and an event of it. */
export const EVENTS = { events: 100, objects: 20, filters: 10, length: 256, days: 4 } as const;
