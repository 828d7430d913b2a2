/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Area, type Distances, stepOf } from './area';
import { hasBit } from './bitset';
import { filterBits } from './filterBits';
import type { FilterNode } from './filterNode';
import { lackingOf } from './relevance';
import type { ResultSet } from './resultSet';
import type { SearchIndex } from './searchIndex';

/** Something that is preferred: whatever meets it has a score, of several conditions the highest one that it meets. */
export type Preference = readonly { readonly condition: FilterNode; readonly score: number }[];

/** More than the scores of all preferences of a query come to: 32 of three digits. */
const MOST_SCORE = 2 ** 15 - 1;
/** Larger than any distance on the globe in metres. */
const METRES = 2 ** 25;

/** What decides between records that lack as few words and typos, before anything else: how near they are, then what is preferred. */
export interface Precedence {
  readonly distances: Distances | undefined;
  /** Nearness by slot: metres, as finely as they are told apart. */
  readonly steps: Uint32Array | undefined;
  /** Scores by slot. */
  readonly scores: Uint16Array | undefined;
}

/** The precedence among the hits of a result; undefined where nothing decides. */
export function precedenceOf(
  index: SearchIndex,
  result: ResultSet,
  area: Area | undefined,
  distances: Distances | undefined,
  preferred: readonly Preference[],
): Precedence | undefined {
  if (!distances && preferred.length === 0) return undefined;
  const { slots } = result;
  return {
    distances,
    steps: distances && area?.kind === 'around' ? stepsOf(slots, distances, area.precision) : undefined,
    scores: preferred.length > 0 ? scoresOf(index, slots, preferred) : undefined,
  };
}

function stepsOf(slots: Uint32Array, { metres }: Distances, precision: Parameters<typeof stepOf>[0]): Uint32Array {
  const steps = new Uint32Array(metres.length);
  for (const slot of slots) steps[slot] = stepOf(precision, metres[slot]!).from;
  return steps;
}

function scoresOf(index: SearchIndex, slots: Uint32Array, preferred: readonly Preference[]): Uint16Array {
  const scores = new Uint16Array(index.space.slots);
  for (const alternatives of preferred) {
    const sets = alternatives.map(({ condition, score }) => ({ bits: filterBits(index, condition), score }));
    for (const slot of slots) {
      let best = 0;
      for (const { bits, score } of sets) if (score > best && hasBit(bits, slot)) best = score;
      scores[slot]! += best;
    }
  }
  return scores;
}

/** Compares like the criteria in turn, smaller first; `packed` is the relevance of the slot. */
export function tierOf({ steps, scores }: Precedence, packed: number, slot: number): number {
  const near = lackingOf(packed) * METRES + (steps ? steps[slot]! : 0);
  return near * (MOST_SCORE + 1) + MOST_SCORE - (scores ? scores[slot]! : 0);
}
