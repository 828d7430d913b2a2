import type { Bitset } from './bitset';
import type { SearchIndex } from './searchIndex';
import type { Phrasing } from './wordMatches';

/** The records that answer the text of a query, before any filter. */
export interface TextMatch {
  readonly bits: Bitset;
  /** Ascending slots of `bits`. */
  readonly slots: Uint32Array;
  /** Packed relevance of the slot at the same position. */
  readonly relevance: Uint32Array;
  /** How the query was read; highlighting follows it. */
  readonly phrasings: readonly Phrasing[];
  readonly withTypos: boolean;
  /** Parts of the query (start, end) that nothing has beside the others, and that were left out to find something. */
  readonly leftOut: readonly (readonly [start: number, end: number])[];
}

const MOST_ENTRIES = 64;
/** Slots of all remembered matches together: eight bytes each, and a broad word has most of a catalogue. */
const MOST_SLOTS = 500_000;

/**
 * The last text matches of an index. The queries of one call that only differ in filters (disjunctive facets) then
 * share the text work.
 */
export class RecentMatches {
  private readonly entries = new Map<string, TextMatch>();
  private slots = 0;

  /** A remembered match, ranked like all that are remembered. */
  find(key: string): TextMatch | undefined {
    return this.entries.get(key);
  }

  get(key: string, compute: () => TextMatch): TextMatch {
    const known = this.entries.get(key);
    if (known) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known;
    }
    const match = compute();
    if (match.slots.length > MOST_SLOTS) return match;
    this.entries.set(key, match);
    this.slots += match.slots.length;
    for (const [oldest, { slots }] of this.entries) {
      if (this.entries.size <= MOST_ENTRIES && this.slots <= MOST_SLOTS) break;
      this.entries.delete(oldest);
      this.slots -= slots.length;
    }
    return match;
  }
}

const recent = new WeakMap<SearchIndex, RecentMatches>();

/** What an index was asked last. */
export function recentMatchesOf(index: SearchIndex): RecentMatches {
  let matches = recent.get(index);
  if (!matches) recent.set(index, (matches = new RecentMatches()));
  return matches;
}
