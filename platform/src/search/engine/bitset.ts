/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
/** A fixed-size set of slots, 32 a word; slot s is bit `s & 31` of word `s >> 5`. */
export type Bitset = Int32Array;

/** An empty set that can hold slots 0 to `slots - 1`. */
export function createBitset(slots: number): Bitset {
  return new Int32Array((slots + 31) >>> 5);
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
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popCount(bits[word]!);
  return count;
}

export function isEmpty(bits: Bitset): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}

export function clearBit(bits: Bitset, slot: number): void {
  bits[slot >> 5]! &= ~(1 << (slot & 31));
}

/** Keeps in `target` only what `other` also holds. */
export function intersectInto(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

/** Adds everything of `other` to `target`. */
export function uniteInto(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
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
