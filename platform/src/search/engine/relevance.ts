import { POSITION_BITS } from './textIndex';

/** Distance of two words that do not stand near each other in one field. */
export const FAR_APART = 8;

/** What decides between two records for one query, most important first; smaller is better. */
export interface Relevance {
  readonly typos: number;
  /** Sum of the distances between neighbouring words of the query, each 1 to 8. */
  readonly proximity: number;
  /** Sum over the words of how low the field ranks and how late the word stands in it. */
  readonly attribute: number;
  /** Words that matched only by their beginning or with typos. */
  readonly inexact: number;
}

/** One number that compares like the four criteria in turn; 25 bits. */
export function packRelevance(typos: number, proximity: number, attribute: number, inexact: number): number {
  return (
    (Math.min(typos, 15) << 21) |
    (Math.min(proximity, 127) << 14) |
    (Math.min(attribute, 1023) << 4) |
    Math.min(inexact, 15)
  );
}

export function unpackRelevance(packed: number): Relevance {
  return {
    typos: packed >> 21,
    proximity: (packed >> 14) & 127,
    attribute: (packed >> 4) & 1023,
    inexact: packed & 15,
  };
}

/** How low a place ranks: by field, then by the first few positions in it. */
export function attributeCost(place: number): number {
  return (place >> POSITION_BITS) * 4 + Math.min(place & ((1 << POSITION_BITS) - 1), 3);
}

/** Distance from one place to another, 1 for direct neighbours in order, one more when reversed. */
export function placeDistance(from: number, to: number): number {
  if (from >> POSITION_BITS !== to >> POSITION_BITS || from === to) return FAR_APART;
  return Math.min(to > from ? to - from : from - to + 1, FAR_APART);
}
