/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, setBit } from './bitset';
import { type DocumentSpace, topsOf } from './documentSpace';

/** The groups of some slots. Sets of groups have a bit a group, not a slot: a third of the memory, and less. */
export interface GroupSet {
  /** Groups with a member among the slots. */
  readonly held: Bitset;
  /** Of them those with all members among the slots. */
  readonly whole: Bitset;
  /** The slots of groups that lack members. */
  readonly others: Uint32Array;
}

/** The groups of a set of slots; `room` is where slots are listed. */
export function groupSetOf(space: DocumentSpace, bits: Bitset, room: Uint32Array): GroupSet {
  const { occupied, tops, groupOf, groupCount } = space;
  const held = createBitset(groupCount);
  const whole = createBitset(groupCount);
  const wide = wideWords(space);
  let count = 0;
  const list = (word: number, slots: number): void => {
    for (let left = slots; left !== 0; left &= left - 1) room[count++] = slotAt(word, left);
  };
  for (let word = 0; word < bits.length; word += 1) {
    const slots = bits[word]!;
    if (slots === 0) continue;
    // A wide group has its words for itself, and is hardly ever found as a whole.
    if (wide.has(word)) {
      setBit(held, groupOf[slotAt(word, slots)]!);
      list(word, slots);
      continue;
    }
    const lacking = topsOf(occupied[word]! & ~slots, tops[word]!);
    for (let left = topsOf(slots, tops[word]!); left !== 0; left &= left - 1) {
      const top = left & -left;
      const group = groupOf[slotAt(word, top)]!;
      setBit(held, group);
      if ((lacking & top) === 0) setBit(whole, group);
      else list(word, slots & membersBelow(top, tops[word]!));
    }
  }
  return { held, whole, others: room.subarray(0, count) };
}

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
