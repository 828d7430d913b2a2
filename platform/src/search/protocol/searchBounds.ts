/** The limits of a call of the search protocol; those of a single parameter stand in the table of parameters. */

/** Most bytes of a call's body. */
export const BODY_BYTES = 32 * 1024;

/** Most words of a snippet. */
export const SNIPPET_WORDS = 100;

/** Most conditions of `filters`, and how deeply parentheses and NOT may nest. */
export const FILTER = { conditions: 100, depth: 20 } as const;

/** What the queries of one call may ask together. */
export const CALL = {
  queries: 32,
  /** Sum of the hits, or of the records by id, that are asked for. */
  hits: 200,
  /** Facets that are counted; `*` counts as the most that one query may name. */
  facets: 200,
  /** Conditions of all filters. */
  conditions: 1500,
  /** Characters of different texts that are searched. */
  text: 1024,
} as const;

/** What an admin call may ask for at a time, and how many records it answers at most: whoever else asks has a turn between two runs. */
export const BROWSED = { asked: 1000, records: 100 } as const;

/** What one insights call may carry, and an event of it. */
export const EVENTS = { events: 100, objects: 20, filters: 10, length: 256, days: 4 } as const;
