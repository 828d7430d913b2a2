/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { hasBit } from './bitset';
import type { ResultSet } from './resultSet';
import type { SlotOrder } from './slotOrder';

/** Below this share of the slots, picking from the result beats walking the whole order. */
const SPARSE_SHARE = 1 / 16;

/** The first `limit` hits of a result in a given order; a group is represented by its first member. */
export function topByOrder(result: ResultSet, order: SlotOrder, limit: number): Uint32Array {
  if (limit === 0 || result.size === 0) return new Uint32Array(0);
  if (result.size < order.sequence.length * SPARSE_SHARE) {
    return topByKey(result, result.slots, (index) => order.place[result.slots[index]!]!, limit);
  }
  const top = new Uint32Array(Math.min(limit, result.hits));
  const seen = result.grouped ? new Uint8Array(result.space.groupCount) : undefined;
  let found = 0;
  for (let at = 0; at < order.sequence.length && found < top.length; at += 1) {
    const slot = order.sequence[at]!;
    if (!hasBit(result.bits, slot)) continue;
    if (seen) {
      const group = result.space.groupOf[slot]!;
      if (seen[group] === 1) continue;
      seen[group] = 1;
    }
    top[found] = slot;
    found += 1;
  }
  return top;
}

/**
 * The `limit` slots with the smallest keys, smallest first. `slots` is ascending, `keyAt` takes a position in it; slots
 * outside the result are skipped.
 */
export function topByKey(
  result: ResultSet,
  slots: Uint32Array,
  keyAt: (index: number) => number,
  limit: number,
): Uint32Array {
  const heap = new LargestFirstHeap(limit);
  const { groupOf } = result.space;
  let group = -1;
  let groupKey = Infinity;
  let groupSlot = -1;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    if (!hasBit(result.bits, slot)) continue;
    const key = keyAt(index);
    if (!result.grouped) {
      heap.offer(key, slot);
      continue;
    }
    if (groupOf[slot] !== group) {
      if (groupSlot >= 0) heap.offer(groupKey, groupSlot);
      group = groupOf[slot]!;
      groupKey = key;
      groupSlot = slot;
    } else if (key < groupKey) {
      groupKey = key;
      groupSlot = slot;
    }
  }
  if (groupSlot >= 0) heap.offer(groupKey, groupSlot);
  return heap.ascending();
}

/** Keeps the smallest keys offered, at most `capacity`; its root is the largest of them. */
class LargestFirstHeap {
  private readonly capacity: number;
  private readonly keys: number[] = [];
  private readonly slots: number[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  offer(key: number, slot: number): void {
    if (this.keys.length < this.capacity) {
      this.keys.push(key);
      this.slots.push(slot);
      this.rise(this.keys.length - 1);
    } else if (this.capacity > 0 && key < this.keys[0]!) {
      this.keys[0] = key;
      this.slots[0] = slot;
      this.sink();
    }
  }

  ascending(): Uint32Array {
    const order = this.keys.map((_, index) => index).toSorted((one, two) => this.keys[one]! - this.keys[two]!);
    return Uint32Array.from(order, (index) => this.slots[index]!);
  }

  private rise(from: number): void {
    let child = from;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.keys[parent]! >= this.keys[child]!) return;
      this.swap(parent, child);
      child = parent;
    }
  }

  private sink(): void {
    let parent = 0;
    for (;;) {
      const left = parent * 2 + 1;
      if (left >= this.keys.length) return;
      const right = left + 1;
      const larger = right < this.keys.length && this.keys[right]! > this.keys[left]! ? right : left;
      if (this.keys[larger]! <= this.keys[parent]!) return;
      this.swap(parent, larger);
      parent = larger;
    }
  }

  private swap(one: number, two: number): void {
    [this.keys[one], this.keys[two]] = [this.keys[two]!, this.keys[one]!];
    [this.slots[one], this.slots[two]] = [this.slots[two]!, this.slots[one]!];
  }
}
