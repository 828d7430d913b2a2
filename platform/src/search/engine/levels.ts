/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import type { Bitset } from './bitset';

/**
 * Slots that have the same relevance, or a better one: the relevance of a slot is that of the first level that has it. A
 * page needs the first levels alone, so later ones are not worked out.
 */
export interface Level {
  readonly relevance: number;
  /** Of each entry what all of its sets hold. */
  readonly sets: readonly (readonly Bitset[])[];
  readonly lists: readonly Uint32Array[];
}

/** What makes a level, or several once it is opened. */
export type LevelSource =
  | { readonly relevance: number; readonly sets: readonly Bitset[] }
  | { readonly relevance: number; readonly list: Uint32Array }
  /** Nothing in it has a better relevance than this. */
  | { readonly relevance: number; readonly open: () => readonly LevelSource[] };

/** The levels of some sources, best first. What is opened uses the workspace until it is released. */
export function* levelsOf(sources: readonly LevelSource[]): Generator<Level> {
  const waiting = [...sources].toSorted(lastFirst);
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    const { relevance } = source;
    const sets: (readonly Bitset[])[] = [];
    const lists: Uint32Array[] = [];
    for (let next: LevelSource | undefined = source; next; next = takeOf(waiting, relevance)) {
      if ('open' in next) insert(waiting, next.open());
      else if ('sets' in next) sets.push(next.sets);
      else lists.push(next.list);
    }
    if (sets.length > 0 || lists.length > 0) yield { relevance, sets, lists };
  }
}

const lastFirst = (one: LevelSource, two: LevelSource): number => two.relevance - one.relevance;

function takeOf(waiting: LevelSource[], relevance: number): LevelSource | undefined {
  return waiting.at(-1)?.relevance === relevance ? waiting.pop() : undefined;
}

function insert(waiting: LevelSource[], opened: readonly LevelSource[]): void {
  waiting.push(...opened);
  waiting.sort(lastFirst);
}

/** Parts slots by their relevance, given at the same position. */
export function listsByRelevance(slots: Uint32Array, relevance: Uint32Array): readonly LevelSource[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < slots.length; at += 1) counts.set(relevance[at]!, (counts.get(relevance[at]!) ?? 0) + 1);
  const lists = new Map([...counts].map(([level, count]) => [level, { list: new Uint32Array(count), next: 0 }]));
  for (let at = 0; at < slots.length; at += 1) {
    const level = lists.get(relevance[at]!)!;
    level.list[level.next] = slots[at]!;
    level.next += 1;
  }
  return [...lists].map(([level, { list }]) => ({ relevance: level, list }));
}
