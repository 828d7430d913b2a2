/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, hasBit, setBit } from './bitset';
import type { DocumentSpace } from './documentSpace';
import type { FacetShape } from './facetColumn';
import type { Findable } from './documentSpace';

/** A code a group, in as few bytes as the values allow. */
export type GroupCodes = Uint8Array | Uint16Array | Uint32Array;

const knownCodes = new WeakMap<FacetShape['codes'], GroupCodes>();

/** The code that all members of a group have, by group; for shapes that are uniform. */
export function codesOfGroups(
  shape: FacetShape,
  values: number,
  { groupCount, groupOf, recordOf }: DocumentSpace,
): GroupCodes {
  let codes = knownCodes.get(shape.codes);
  if (!codes) {
    codes = new (values < 0x100 ? Uint8Array : values < 0x1_0000 ? Uint16Array : Uint32Array)(groupCount);
    for (let slot = 0; slot < recordOf.length; slot += 1)
      if (recordOf[slot] !== -1) codes[groupOf[slot]!] = shape.codes[slot]!;
    knownCodes.set(shape.codes, codes);
  }
  return codes;
}

const knownSets = new WeakMap<Bitset, WeakMap<FacetShape['codes'], readonly Bitset[]>>();

/** The groups with a member in an index that has a code, by code. */
export function groupsOfCodes(
  shape: FacetShape,
  values: number,
  { space: { groupCount, groupOf, slots }, universe }: Findable,
): readonly Bitset[] {
  const known = knownSets.get(universe) ?? new WeakMap<FacetShape['codes'], readonly Bitset[]>();
  knownSets.set(universe, known);
  let sets = known.get(shape.codes);
  if (!sets) {
    sets = Array.from({ length: values + 1 }, () => createBitset(groupCount));
    const { codes, offsets } = shape;
    for (let slot = 0; slot < slots; slot += 1) {
      if (!hasBit(universe, slot)) continue;
      const end = offsets ? offsets[slot + 1]! : slot + 1;
      for (let place = offsets ? offsets[slot]! : slot; place < end; place += 1)
        setBit(sets[codes[place]!]!, groupOf[slot]!);
    }
    known.set(shape.codes, sets);
  }
  return sets;
}
