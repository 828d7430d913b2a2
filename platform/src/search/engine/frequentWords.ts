/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, setBit } from './bitset';
import { attributeCost, fieldOf } from './places';
import type { Steps } from './steps';

/** A word in this share of the slots, or more, is kept as sets too. */
const FREQUENT_SHARE = 1 / 64;
/** A set of fewer slots than this is gone through as quickly as it is looked up in sets. */
const LEAST_FREQUENT = 32;
/** A word that stands in more ways than this is not kept by its places. */
const MOST_KINDS = 8;
/** Places of a word in one slot that count for its distance from others. */
export const PLACES_COUNTED = 4;

/** From how many slots on a word, or what has all words of a reading, is frequent. */
export const leastFrequent = (slots: number): number => Math.max(slots * FREQUENT_SHARE, LEAST_FREQUENT);

/** The slots where a word stands at best as high as this. */
export interface CostSet {
  /** Of its highest place. */
  readonly cost: number;
  readonly bits: Bitset;
}

/** The slots where a word stands at exactly these places. */
export interface PlacesSet extends CostSet {
  readonly places: readonly number[];
}

/**
 * A word that a large part of all slots has, as sets of slots: what has several such words, in which order of relevance, is
 * then a matter of joining and cutting a few sets, 32 slots at a time, instead of going through postings.
 */
export interface FrequentWord {
  readonly bits: Bitset;
  /** Parts `bits`, the highest place first. */
  readonly costs: readonly CostSet[];
  /** Where it stands in each field that has it. */
  readonly fields: ReadonlyMap<number, Bitset>;
  /** Parts `bits` by all its places; undefined for a word that stands in many ways. */
  readonly kinds: readonly PlacesSet[] | undefined;
}

/** Postings of all words: those of word w from `starts[w]` on, up to but excluding `starts[w + 1]`. */
interface Postings {
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  readonly places: Uint16Array;
}

/** The frequent words of a text index by their id, ascending. */
export function* frequentWords(postings: Postings, slots: number): Steps<Map<number, FrequentWord>> {
  const { starts } = postings;
  const least = leastFrequent(slots);
  const words = new Map<number, FrequentWord>();
  for (let id = 0; id + 1 < starts.length; id += 1) {
    if (starts[id + 1]! - starts[id]! < least) continue;
    words.set(id, setsOf(postings, starts[id]!, starts[id + 1]!, slots));
    yield;
  }
  return words;
}

function setsOf(postings: Postings, from: number, to: number, slots: number): FrequentWord {
  const bits = createBitset(slots);
  const costs = new Map<number, Bitset>();
  const fields = new Map<number, Bitset>();
  const kinds = new KindsBuilder(slots);
  for (let posting = from; posting < to;) {
    const slot = postings.slots[posting]!;
    const first = posting;
    let cost = Infinity;
    for (; posting < to && postings.slots[posting] === slot; posting += 1) {
      const place = postings.places[posting]!;
      cost = Math.min(cost, attributeCost(place));
      addTo(fields, fieldOf(place), slot, slots);
    }
    setBit(bits, slot);
    addTo(costs, cost, slot, slots);
    kinds.add(slot, cost, postings.places.subarray(first, Math.min(posting, first + PLACES_COUNTED)));
  }
  const parts = [...costs].map(([cost, set]) => ({ cost, bits: set })).toSorted((one, two) => one.cost - two.cost);
  return { bits, costs: parts, fields, kinds: kinds.finish() };
}

function addTo(sets: Map<number, Bitset>, key: number, slot: number, slots: number): void {
  let set = sets.get(key);
  if (!set) sets.set(key, (set = createBitset(slots)));
  setBit(set, slot);
}

/** Parts the slots of a word by its places there, as long as these are few. */
class KindsBuilder {
  private readonly slots: number;
  private kinds: PlacesSet[] | undefined = [];

  constructor(slots: number) {
    this.slots = slots;
  }

  add(slot: number, cost: number, places: Uint16Array): void {
    if (!this.kinds) return;
    let kind = this.kinds.find((known) => known.cost === cost && isSame(known.places, places));
    if (!kind) this.kinds.push((kind = { cost, places: [...places], bits: createBitset(this.slots) }));
    if (this.kinds.length > MOST_KINDS) this.kinds = undefined;
    else setBit(kind.bits, slot);
  }

  finish(): readonly PlacesSet[] | undefined {
    return this.kinds;
  }
}

function isSame(one: readonly number[], two: Uint16Array): boolean {
  if (one.length !== two.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== two[at]) return false;
  return true;
}
