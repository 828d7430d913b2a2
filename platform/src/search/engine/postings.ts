/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, hasBit } from './bitset';
import type { TextIndex } from './textIndex';

/** Dictionary words of one text index, ids from `first` up to but excluding `end`. */
export interface WordRange {
  readonly index: TextIndex;
  readonly first: number;
  readonly end: number;
}

/** Number of places where the words of a range stand. */
export function postingCount({ index, first, end }: WordRange): number {
  return index.starts[end]! - index.starts[first]!;
}

/** A search among postings costs about as much as so many postings read one after the other. */
export const SEARCH_COST = 16;

/** A set of slots, as bits and as a list. */
export interface SlotSet {
  readonly bits: Bitset;
  /** Ascending. */
  readonly slots: Uint32Array;
}

/**
 * Writes the postings of a range that stand in slots of the set to the beginning of `room`, which has room for all of the range, and gives
 * their number. A rare set is looked up, a frequent one is gone through: "sunglasses" stands in half of a catalogue.
 */
export function postingsIn(range: WordRange, set: SlotSet, room: Uint32Array): number {
  const { index, first, end } = range;
  const { starts } = index;
  if (set.slots.length * (end - first) * SEARCH_COST >= postingCount(range)) {
    return postingsByBits(index, starts[first]!, starts[end]!, set.bits, room);
  }
  let count = 0;
  for (let word = first; word < end; word += 1) {
    count = postingsBySearch(index, starts[word]!, starts[word + 1]!, set.slots, room, count);
  }
  return count;
}

function postingsByBits({ slots }: TextIndex, from: number, to: number, bits: Bitset, room: Uint32Array): number {
  let count = 0;
  for (let posting = from; posting < to; posting += 1) {
    if (!hasBit(bits, slots[posting]!)) continue;
    room[count] = posting;
    count += 1;
  }
  return count;
}

function postingsBySearch(
  { slots }: TextIndex,
  from: number,
  to: number,
  wanted: Uint32Array,
  room: Uint32Array,
  known: number,
): number {
  let count = known;
  let low = from;
  for (let place = 0; place < wanted.length && low < to; place += 1) {
    const slot = wanted[place]!;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (slots[middle]! < slot) low = middle + 1;
      else high = middle;
    }
    for (; low < to && slots[low] === slot; low += 1) {
      room[count] = low;
      count += 1;
    }
  }
  return count;
}
