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
    const { slots } = result;
    return topByKey(result, slots, { keyAt: (index) => order.place[slots[index]!]! }, limit);
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

/** How hits are put in order: smaller comes first. Both take a position in the slots that are gone through. */
export interface Keys {
  /** Decides before the key; left out, all are alike. */
  readonly tierAt?: ((index: number) => number) | undefined;
  readonly keyAt: (index: number) => number;
}

/** The first `limit` slots by tier and key. `slots` is ascending; slots outside the result are skipped. */
export function topByKey(result: ResultSet, slots: Uint32Array, { keyAt, tierAt }: Keys, limit: number): Uint32Array {
  const heap = new LastFirstHeap(limit);
  const { groupOf } = result.space;
  let group = -1;
  let groupTier = Infinity;
  let groupKey = Infinity;
  let groupSlot = -1;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    if (!hasBit(result.bits, slot)) continue;
    const tier = tierAt ? tierAt(index) : 0;
    const key = keyAt(index);
    if (!result.grouped) {
      heap.offer(tier, key, slot);
      continue;
    }
    const isNext = groupOf[slot] !== group;
    if (isNext) {
      if (groupSlot >= 0) heap.offer(groupTier, groupKey, groupSlot);
      group = groupOf[slot]!;
    }
    if (isNext || tier < groupTier || (tier === groupTier && key < groupKey)) {
      groupTier = tier;
      groupKey = key;
      groupSlot = slot;
    }
  }
  if (groupSlot >= 0) heap.offer(groupTier, groupKey, groupSlot);
  return heap.ascending();
}

/** Keeps the first slots offered, at most `capacity`; its root is the last of them. */
class LastFirstHeap {
  private readonly capacity: number;
  private readonly tiers: number[] = [];
  private readonly keys: number[] = [];
  private readonly slots: number[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  offer(tier: number, key: number, slot: number): void {
    if (this.keys.length < this.capacity) {
      this.tiers.push(tier);
      this.keys.push(key);
      this.slots.push(slot);
      this.rise(this.keys.length - 1);
    } else if (this.capacity > 0 && (tier < this.tiers[0]! || (tier === this.tiers[0]! && key < this.keys[0]!))) {
      this.tiers[0] = tier;
      this.keys[0] = key;
      this.slots[0] = slot;
      this.sink();
    }
  }

  ascending(): Uint32Array {
    const order = this.keys.map((_, index) => index).toSorted((one, two) => this.difference(one, two));
    return Uint32Array.from(order, (index) => this.slots[index]!);
  }

  private difference(one: number, two: number): number {
    return this.tiers[one]! - this.tiers[two]! || this.keys[one]! - this.keys[two]!;
  }

  private rise(from: number): void {
    let child = from;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.difference(parent, child) >= 0) return;
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
      const later = right < this.keys.length && this.difference(right, left) > 0 ? right : left;
      if (this.difference(later, parent) <= 0) return;
      this.swap(parent, later);
      parent = later;
    }
  }

  private swap(one: number, two: number): void {
    [this.tiers[one], this.tiers[two]] = [this.tiers[two]!, this.tiers[one]!];
    [this.keys[one], this.keys[two]] = [this.keys[two]!, this.keys[one]!];
    [this.slots[one], this.slots[two]] = [this.slots[two]!, this.slots[one]!];
  }
}
