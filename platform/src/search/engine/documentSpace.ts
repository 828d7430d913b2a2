/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, popCount, setBit } from './bitset';

/**
 * Where every record of an index lives. The members of a group occupy neighbouring slots and no group of up to 32
 * members crosses a word, so that groups can be counted word by word without visiting their members.
 */
export interface DocumentSpace {
  /** Number of slots, holes included. */
  readonly slots: number;
  /** Record position of a slot, -1 for a hole. */
  readonly recordOf: Int32Array;
  /** Slot of a record position. */
  readonly slotOf: Uint32Array;
  /** Group number of a slot. */
  readonly groupOf: Uint32Array;
  readonly groupCount: number;
  /** Last slot of each group; the rest of a group lies directly below it. */
  readonly tops: Bitset;
  /** Word ranges (first, end) of groups with more than 32 members; such a group has its words for itself. */
  readonly wideGroups: readonly (readonly [number, number])[];
  /** Every slot that holds a record. */
  readonly occupied: Bitset;
}

/** Where hits can be: the slots of a space, and those of them that an index has. */
export interface Findable {
  readonly space: DocumentSpace;
  readonly universe: Bitset;
}

/** Lays records out group by group; `order` lists record positions best first, `groupKeys` has one key a record. */
export function createDocumentSpace(groupKeys: readonly string[], order: Uint32Array): DocumentSpace {
  const members = new Map<string, number[]>();
  for (const record of order) {
    const key = groupKeys[record]!;
    const group = members.get(key);
    if (group) group.push(record);
    else members.set(key, [record]);
  }
  const slots = layoutSize(members);
  const space = {
    slots,
    recordOf: new Int32Array(slots).fill(-1),
    slotOf: new Uint32Array(groupKeys.length),
    groupOf: new Uint32Array(slots),
    groupCount: members.size,
    tops: createBitset(slots),
    wideGroups: [] as [number, number][],
    occupied: createBitset(slots),
  };
  let next = 0;
  let groupNumber = 0;
  for (const group of members.values()) {
    next = startOf(next, group.length);
    if (group.length > 32) space.wideGroups.push([next >> 5, (next + group.length + 31) >> 5]);
    for (const [place, record] of group.entries()) {
      const slot = next + place;
      space.recordOf[slot] = record;
      space.slotOf[record] = slot;
      space.groupOf[slot] = groupNumber;
      setBit(space.occupied, slot);
      if (place === group.length - 1 || (slot & 31) === 31) setBit(space.tops, slot);
    }
    next = endOf(next, group.length);
    groupNumber += 1;
  }
  return space;
}

function startOf(next: number, size: number): number {
  return size > 32 || (next & 31) + size > 32 ? (next + 31) & ~31 : next;
}

function endOf(start: number, size: number): number {
  return size > 32 ? (start + size + 31) & ~31 : start + size;
}

function layoutSize(members: ReadonlyMap<string, readonly number[]>): number {
  let next = 0;
  for (const group of members.values()) next = endOf(startOf(next, group.length), group.length);
  return next;
}

/** Number of groups with a member in a set. */
export function countGroups(space: DocumentSpace, bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    if (bits[word] !== 0) count += popCount(topsOf(bits[word]!, space.tops[word]!));
  for (const [first, end] of space.wideGroups) {
    const wordsInUse = bits.subarray(first, end).reduce((sum, held) => sum + (held === 0 ? 0 : 1), 0);
    count -= Math.max(0, wordsInUse - 1);
  }
  return count;
}

/** Number of groups with a member that both sets hold, where no group is wide; three words are added up as in `countShared`. */
export function countSharedGroups({ tops }: DocumentSpace, one: Bitset, two: Bitset): number {
  const threes = one.length - (one.length % 3);
  let count = 0;
  let word = 0;
  for (; word < threes; word += 3) {
    const a = topsOf(one[word]! & two[word]!, tops[word]!);
    const b = topsOf(one[word + 1]! & two[word + 1]!, tops[word + 1]!);
    const c = topsOf(one[word + 2]! & two[word + 2]!, tops[word + 2]!);
    const either = a ^ b;
    count += popCount(either ^ c) + 2 * popCount((a & b) | (either & c));
  }
  for (; word < one.length; word += 1) count += popCount(topsOf(one[word]! & two[word]!, tops[word]!));
  return count;
}

/** Does something with every slot of the group that a slot is in, and perhaps with holes beside it. */
export function forMembers({ groupOf, slots }: DocumentSpace, slot: number, act: (member: number) => void): void {
  const group = groupOf[slot];
  act(slot);
  for (let other = slot - 1; other >= 0 && groupOf[other] === group; other -= 1) act(other);
  for (let other = slot + 1; other < slots && groupOf[other] === group; other += 1) act(other);
}

/**
 * The tops of all groups that are held in part. Adding all ones below a group's top carries into the top exactly when
 * a lower member is set.
 */
export function topsOf(held: number, tops: number): number {
  return (((held & ~tops) + ~tops) | held) & tops;
}
