import { type Bitset, countBits, hasBit, listSlots, setBit } from './bitset';
import { type LevelSource, levelsOf } from './levels';
import { relevanceIn } from './rankedPage';
import { recentOf } from './recent';
import type { SearchIndex } from './searchIndex';
import type { Phrasing } from './wordMatches';
import { workspaceOf } from './workspace';

/** The records that answer the text of a query, before any filter. */
export interface TextMatch {
  readonly bits: Bitset;
  /** Number of slots in `bits`. */
  readonly count: number;
  /** How relevant the slots are, worked out as far as somebody asks. */
  readonly levels: readonly LevelSource[];
  /** How the query was read; highlighting follows it. */
  readonly phrasings: readonly Phrasing[];
  readonly withTypos: boolean;
  /** Parts of the query (start, end) that nothing has beside the others, and that were left out to find something. */
  readonly leftOut: readonly (readonly [start: number, end: number])[];
}

/** Slots, ascending, with their packed relevance at the same position. */
export interface ScoredSlots {
  readonly slots: Uint32Array;
  readonly relevance: Uint32Array;
}

/** All slots of a match, or those of a set within it, with their relevance; uses the workspace. */
export function scoredSlots({ space }: SearchIndex, match: TextMatch, bits: Bitset = match.bits): ScoredSlots {
  const slots = listSlots(bits, countBits(bits));
  return { slots, relevance: relevanceIn(bits, slots, levelsOf(match.levels), space) };
}

/** The relevance of some slots that a match may have, by slot. */
export function relevanceOf(index: SearchIndex, match: TextMatch, slots: Uint32Array): ReadonlyMap<number, number> {
  const workspace = workspaceOf(index.space);
  const bits = workspace.takeBitset();
  for (const slot of slots) if (hasBit(match.bits, slot)) setBit(bits, slot);
  const { slots: matched, relevance } = scoredSlots(index, match, bits);
  workspace.release();
  return new Map(Array.from(matched, (slot, at) => [slot, relevance[at] ?? 0]));
}

/** Matches of an index that are remembered. */
const MOST_REMEMBERED = 64;

/**
 * The last text matches of an index. The queries of one call that only differ in filters (disjunctive facets) then
 * share the text work.
 */
export const recentMatchesOf = recentOf<SearchIndex, TextMatch>(MOST_REMEMBERED);
