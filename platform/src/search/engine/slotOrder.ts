/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import type { DocumentSpace } from './documentSpace';
import type { NumberColumn } from './numberColumn';

/** A complete order of slots; sort indices are such orders over one shared index. */
export interface SlotOrder {
  /** Slots, first place first. */
  readonly sequence: Uint32Array;
  /** Place of a slot. */
  readonly place: Uint32Array;
}

export type Direction = 'asc' | 'desc';

/** The order of slots that follows an order of records (positions, first place first); holes come last. */
export function orderOfRecords(records: Uint32Array, { slots, slotOf, recordOf }: DocumentSpace): SlotOrder {
  const sequence = new Uint32Array(slots);
  const place = new Uint32Array(slots);
  let next = 0;
  const append = (slot: number): void => {
    sequence[next] = slot;
    place[slot] = next;
    next += 1;
  };
  for (const record of records) append(slotOf[record]!);
  for (let slot = 0; slot < slots; slot += 1) if (recordOf[slot] === -1) append(slot);
  return { sequence, place };
}

/** Orders slots by a number; equal numbers keep the order of `within`, slots without a number come last. */
export function orderBy(column: NumberColumn, direction: Direction, within: SlotOrder): SlotOrder {
  const { codes, values } = column;
  const last = values.length + 1;
  const starts = new Uint32Array(last + 2);
  const bucketOf = (code: number): number => (code === 0 ? last : direction === 'asc' ? code : last - code);
  for (const code of codes) starts[bucketOf(code) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
  const sequence = new Uint32Array(codes.length);
  const place = new Uint32Array(codes.length);
  for (const slot of within.sequence) {
    const bucket = bucketOf(codes[slot]!);
    const at = starts[bucket]!;
    starts[bucket] = at + 1;
    sequence[at] = slot;
    place[slot] = at;
  }
  return { sequence, place };
}
