import { listSlots, countBits } from './bitset';
import { resultBits } from './runSearch';
import type { SearchIndex } from './searchIndex';
import { workspaceOf } from './workspace';

/** The slots of an index whose attribute has a value, ascending. */
export function slotsWithValue(index: SearchIndex, attribute: string, value: string): Uint32Array {
  const bits = resultBits(index, { filter: { kind: 'value', attribute, value }, grouped: false }, undefined);
  const slots = listSlots(bits, countBits(bits));
  workspaceOf(index.space).release();
  return slots;
}
