/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
/** A fixed-size set of slots, 32 a word; slot s is bit `s & 31` of word `s >> 5`. */
export type Bitset = Int32Array;

/** An empty set that can hold slots 0 to `slots - 1`. */
export function createBitset(slots: number): Bitset {
  return new Int32Array((slots + 31) >>> 5);
}

/** A set of the slots 0 to `slots - 1`. */
export function firstBits(slots: number): Bitset {
  const bits = createBitset(slots).fill(-1);
  if ((slots & 31) !== 0) bits[bits.length - 1] = (1 << (slots & 31)) - 1;
  return bits;
}

export function setBit(bits: Bitset, slot: number): void {
  bits[slot >> 5]! |= 1 << (slot & 31);
}

export function hasBit(bits: Bitset, slot: number): boolean {
  return (bits[slot >> 5]! & (1 << (slot & 31))) !== 0;
}

/** Number of one bits in a 32-bit word. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  return countShared(bits, bits);
}

/** Number of slots that both sets hold: three words are added up bit by bit, so that two are counted in their place. */
export function countShared(one: Bitset, two: Bitset): number {
  const threes = one.length - (one.length % 3);
  let count = 0;
  let word = 0;
  for (; word < threes; word += 3) {
    const a = one[word]! & two[word]!;
    const b = one[word + 1]! & two[word + 1]!;
    const c = one[word + 2]! & two[word + 2]!;
    const either = a ^ b;
    count += popCount(either ^ c) + 2 * popCount((a & b) | (either & c));
  }
  for (; word < one.length; word += 1) count += popCount(one[word]! & two[word]!);
  return count;
}

export function isEmpty(bits: Bitset): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

export function clearBit(bits: Bitset, slot: number): void {
  bits[slot >> 5]! &= ~(1 << (slot & 31));
}

/** Keeps in `target` only what `other` also holds; whether that is anything. */
export function intersectInto(target: Bitset, other: Bitset): boolean {
  let all = 0;
  for (let word = 0; word < target.length; word += 1) all |= target[word]! &= other[word]!;
  return all !== 0;
}

/** Adds everything of `other` to `target`. */
export function uniteInto(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

/** Takes everything of `other` out of `target`. */
export function subtractFrom(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= ~other[word]!;
}

/** A new set: what `all` holds and `excluded` does not. */
export function difference(all: Bitset, excluded: Bitset): Bitset {
  const result = new Int32Array(all.length);
  for (let word = 0; word < all.length; word += 1) result[word] = all[word]! & ~excluded[word]!;
  return result;
}

/** The slots of a set in ascending order, written to the beginning of `into`. */
export function listSlots(bits: Bitset, count: number, into: Uint32Array = new Uint32Array(count)): Uint32Array {
  const slots = into.subarray(0, count);
  let next = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      slots[next] = (word << 5) + 31 - Math.clz32(lowest);
      next += 1;
      rest ^= lowest;
    }
  }
  return slots;
}
