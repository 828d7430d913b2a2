/** What decides between two records for one query, most important first; smaller is better. */
export interface Relevance {
  readonly typos: number;
  /** 1 when the last word matched only as the beginning of another: "or" means gold before it means Orlin. */
  readonly begun: number;
  /** Sum of the distances between neighbouring words of the query, each 1 to 8. */
  readonly proximity: number;
  /** Sum over the words of how low the field ranks and how late the word stands in it. */
  readonly attribute: number;
  /** Words that a synonym stands for. */
  readonly synonyms: number;
}

/** Where the attribute begins in a packed relevance. */
export const ATTRIBUTE_SHIFT = 4;

/** Set for goods that belong to others: between `begun` and `proximity`, so that a case comes after the glasses it is made for. */
export const BELONGING = 1 << 21;

/** Where the number of typos begins. */
const TYPO_SHIFT = 23;

/** Where the number of optional words that a record lacks begins: it decides before everything else. */
const MISSING_SHIFT = 27;

/**
 * The relevance of a record among boosted ones: those come first among records that lack as few words, with as few typos, and belong to
 * nothing else. It is one bit longer than what it is made of.
 */
export function boostedRelevance(packed: number, isBoosted: boolean): number {
  const rest = packed % BELONGING;
  return (packed - rest) * 2 + (isBoosted ? 0 : BELONGING) + rest;
}

/** How many words and typos part a record from the query: what decides before anything else. */
export function lackingOf(packed: number): number {
  return packed >>> TYPO_SHIFT;
}

/** The relevance of a record that lacks so many optional words, at most 15. */
export function withMissingWords(packed: number, missing: number): number {
  return packed | (missing << MISSING_SHIFT);
}

/** One number that compares like the criteria in turn; 27 bits with BELONGING, 31 with missing words. */
export function packRelevance({ typos, proximity, begun, attribute, synonyms }: Relevance): number {
  return (
    (Math.min(typos, 15) << TYPO_SHIFT) |
    (Math.min(begun, 1) << 22) |
    (Math.min(proximity, 127) << 14) |
    (Math.min(attribute, 1023) << ATTRIBUTE_SHIFT) |
    Math.min(synonyms, 15)
  );
}

export function unpackRelevance(packed: number): Relevance & { readonly missing: number } {
  return {
    missing: packed >> MISSING_SHIFT,
    typos: (packed >> TYPO_SHIFT) & 15,
    begun: (packed >> 22) & 1,
    proximity: (packed >> 14) & 127,
    attribute: (packed >> ATTRIBUTE_SHIFT) & 1023,
    synonyms: packed & 15,
  };
}
