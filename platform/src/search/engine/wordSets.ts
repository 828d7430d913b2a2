/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, setBit, uniteInto } from './bitset';
import { partsOf } from './foundWord';
import type { FrequentWord } from './frequentWords';
import { attributeCost, fieldOf } from './places';
import { wordCost } from './wordCost';
import type { WordMatch } from './wordMatches';

/** Slots where a searched word costs so much, and where it stands there if that is known. */
export interface RankedSet {
  readonly cost: number;
  readonly bits: Bitset;
  readonly places?: readonly number[];
}

/** A searched word as sets of slots. */
export interface WordSets {
  readonly bits: Bitset;
  /** A slot in several of them costs what it costs in the cheapest. */
  readonly costs: readonly RankedSet[];
  /** Where it stands in each field, perhaps with slots where it stands in others. */
  readonly fields: ReadonlyMap<number, Bitset>;
  /** Parts `bits` by all its places, where they are few. */
  readonly kinds: readonly RankedSet[] | undefined;
}

/** The least that a word can cost, as far as the index tells without looking at postings. */
export function leastCost(matches: readonly WordMatch[]): number {
  return partsOf(matches).reduce(
    (least, { match, frequent }) => Math.min(least, wordCost(match, frequent?.costs[0]?.cost ?? 0)),
    Infinity,
  );
}

/** The sets of a searched word; those of one frequent dictionary word are the index's own. */
export function wordSets(matches: readonly WordMatch[], slots: number): WordSets {
  const parts = partsOf(matches);
  const rare = parts.filter(({ frequent }) => !frequent).map(({ match }) => match);
  const all = parts.flatMap(({ match, frequent }) => (frequent ? [setsOfFrequent(match, frequent)] : []));
  if (rare.length > 0) all.push(setsOfPostings(rare, slots));
  const [only] = all;
  return all.length === 1 && only ? only : unionOf(all, slots);
}

function setsOfFrequent(match: WordMatch, frequent: FrequentWord): WordSets {
  const ranked = <Set extends RankedSet>(set: Set): Set => ({ ...set, cost: wordCost(match, set.cost) });
  return { ...frequent, costs: frequent.costs.map(ranked), kinds: frequent.kinds?.map(ranked) };
}

function setsOfPostings(matches: readonly WordMatch[], slots: number): WordSets {
  const bits = createBitset(slots);
  const costs = new Map<number, Bitset>();
  const fields = new Map<number, Bitset>();
  for (const match of matches) {
    const { index, first, end } = match;
    for (let posting = index.starts[first]!; posting < index.starts[end]!; posting += 1) {
      const slot = index.slots[posting]!;
      const place = index.places[posting]!;
      const cost = wordCost(match, attributeCost(place));
      let set = costs.get(cost);
      if (!set) costs.set(cost, (set = createBitset(slots)));
      setBit(set, slot);
      setBit(bits, slot);
      fields.set(fieldOf(place), bits);
    }
  }
  return { bits, costs: [...costs].map(([cost, set]) => ({ cost, bits: set })), fields, kinds: undefined };
}

function unionOf(all: readonly WordSets[], slots: number): WordSets {
  const bits = createBitset(slots);
  const fields = new Map<number, Bitset>();
  for (const sets of all) {
    uniteInto(bits, sets.bits);
    for (const [field, set] of sets.fields) {
      const known = fields.get(field);
      const joined = createBitset(slots);
      if (known) uniteInto(joined, known);
      uniteInto(joined, set);
      fields.set(field, known ? joined : set);
    }
  }
  return { bits, costs: all.flatMap(({ costs }) => costs), fields, kinds: undefined };
}
