/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, clearBit, createBitset, popCount } from './bitset';
import { type DocumentSpace, topsOf } from './documentSpace';
import type { Findable } from './documentSpace';

/** The groups with a member among some slots. A set of groups has a bit a group, not a slot: a third of the memory, and less. */
export function groupsWith({ tops, groupOf, groupCount }: DocumentSpace, bits: Bitset): Bitset {
  const held = createBitset(groupCount);
  for (let word = 0; word < bits.length; word += 1) {
    const all = tops[word]!;
    const found = bits[word] === 0 ? 0 : topsOf(bits[word]!, all);
    if (found === 0) continue;
    // Groups are numbered in the order of their tops, so the tops of a word are a run of groups.
    const first = groupOf[slotAt(word, all)]!;
    const run = gathered(found, all);
    held[first >> 5]! |= run << (first & 31);
    if ((first & 31) !== 0 && first >> 5 < held.length - 1) held[(first >> 5) + 1]! |= run >>> (32 - (first & 31));
  }
  return held;
}

/** The bits of `found` that stand where `all` has ones, moved together from the lowest on. */
function gathered(found: number, all: number): number {
  let run = 0;
  let place = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const mask = (all >>> shift) & 0xff;
    if (mask === 0) continue;
    run |= GATHERED[(mask << 8) | ((found >>> shift) & 0xff)]! << place;
    place += popCount(mask);
  }
  return run;
}

/** The same of a byte in another, at the place of both. */
const GATHERED = Uint8Array.from({ length: 0x1_0000 }, (_, both) => {
  let run = 0;
  for (let mask = both >> 8, place = 0; mask !== 0; mask &= mask - 1, place += 1)
    if ((both & 0xff & mask & -mask) !== 0) run |= 1 << place;
  return run;
});

/** About how many groups have members among some slots and others elsewhere in the index. */
export function countPartGroups({ space: { tops }, universe }: Findable, bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    count += popCount(partTops(bits[word]!, universe[word]!, tops[word]!));
  return count;
}

/** Groups parted by whether all of their members that an index has are among some slots. */
export interface PartedGroups {
  readonly whole: Bitset;
  /** The slots of groups that lack members. */
  readonly others: Uint32Array;
}

/** Parts the groups of some slots, given as `held`; `room` is where slots are listed. */
export function partGroups({ space, universe }: Findable, bits: Bitset, held: Bitset, room: Uint32Array): PartedGroups {
  const { tops, groupOf } = space;
  const whole = held.slice();
  const wide = wideWords(space);
  let count = 0;
  const list = (word: number, slots: number): void => {
    clearBit(whole, groupOf[slotAt(word, slots)]!);
    for (let left = slots; left !== 0; left &= left - 1) room[count++] = slotAt(word, left);
  };
  for (let word = 0; word < bits.length; word += 1) {
    const slots = bits[word]!;
    if (slots === 0) continue;
    // A wide group has its words for itself, and is hardly ever found as a whole.
    if (wide.has(word)) list(word, slots);
    else
      for (let left = partTops(slots, universe[word]!, tops[word]!); left !== 0; left &= left - 1)
        list(word, slots & membersBelow(left & -left, tops[word]!));
  }
  return { whole, others: room.subarray(0, count) };
}

/** The tops of groups of which some members are among the slots, and some are not. */
const partTops = (slots: number, universe: number, tops: number): number =>
  topsOf(slots, tops) & topsOf(universe & ~slots, tops);

/** The slot of the lowest bit in a word. */
const slotAt = (word: number, bits: number): number => (word << 5) + 31 - Math.clz32(bits & -bits);

/** The bits of a group from its top down to the top of the group before. */
function membersBelow(top: number, tops: number): number {
  const before = tops & (top - 1);
  return (top | (top - 1)) & (before === 0 ? -1 : -2 << (31 - Math.clz32(before)));
}

const knownWide = new WeakMap<DocumentSpace, ReadonlySet<number>>();

/** Words that one group has for itself. */
function wideWords(space: DocumentSpace): ReadonlySet<number> {
  let words = knownWide.get(space);
  if (!words) {
    words = new Set(
      space.wideGroups.flatMap(([first, end]) => Array.from({ length: end - first }, (_, at) => first + at)),
    );
    knownWide.set(space, words);
  }
  return words;
}
