/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, hasBit, setBit } from './bitset';
import type { DocumentSpace } from './documentSpace';
import type { FilterNode } from './filterNode';

/** What those who sell change about a result: which goods stand where, first, or not at all. */
export interface Steering {
  /** By place. */
  readonly pins: readonly Pin[];
  /** Slots that are not found. */
  readonly hidden: readonly number[];
  /** Goods that come before others of the same match. */
  readonly boosted: FilterNode | undefined;
}

/** A model with a place of its own. */
export interface Pin {
  /** The article that stands for it. */
  readonly slot: number;
  /** All its articles. */
  readonly members: readonly number[];
  /** From 0. */
  readonly place: number;
}

/** Adds the goods with a place to what matches a text: they are found by its rule, not by its words. */
export function addPinned(bits: Bitset, { pins }: Steering, grouped: boolean): void {
  for (const { slot, members } of pins) for (const one of grouped ? members : [slot]) setBit(bits, one);
}

export function removeHidden(bits: Bitset, { hidden }: Steering): void {
  for (const slot of hidden) bits[slot >> 5]! &= ~(1 << (slot & 31));
}

/** Puts the pinned goods of a result at their places among others in order, at most `limit` in all. */
export function placePins(
  ranked: Uint32Array,
  { pins }: Steering,
  result: { readonly bits: Bitset; readonly space: DocumentSpace; readonly grouped: boolean },
  limit: number,
): Uint32Array {
  const { groupOf } = result.space;
  const identityOf = (slot: number): number => (result.grouped ? groupOf[slot]! : slot);
  const placed = new Map<number, { readonly slot: number; readonly place: number }>();
  for (const { slot, members, place } of pins) {
    const shown = [slot, ...(result.grouped ? members : [])].find((one) => hasBit(result.bits, one));
    if (shown !== undefined && !placed.has(identityOf(shown))) placed.set(identityOf(shown), { slot: shown, place });
  }
  if (placed.size === 0) return ranked.subarray(0, limit);
  const rest = ranked.filter((slot) => !placed.has(identityOf(slot)));
  const waiting = [...placed.values()];
  const places = Math.min(limit, rest.length + waiting.length);
  const merged = new Uint32Array(places);
  let next = 0;
  for (let at = 0; at < places; at += 1) {
    const isDue = (waiting[0] !== undefined && waiting[0].place <= at) || next >= rest.length;
    merged[at] = isDue ? waiting.shift()!.slot : rest[next++]!;
  }
  return merged;
}
