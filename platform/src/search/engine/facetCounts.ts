/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { popCount } from './bitset';
import { countGroups } from './documentSpace';
import type { FacetShape } from './facetColumn';
import type { ResultSet } from './resultSet';

/** Visiting a slot costs about as much as intersecting this many words (measured on 100,000 records). */
const WORDS_PER_VISIT = 1.5;

/** Number of hits with each code: position c counts code c, position 0 counts nothing useful. */
export function countCodes(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  if (result.grouped && shape.uniform) return countCodes(shape, values, result.oneOfEachGroup);
  const visit = result.size * WORDS_PER_VISIT;
  if (shape.bitsets && visit > values * result.bits.length) return countByBitset(shape.bitsets, result);
  return result.grouped ? countGroupsByVisit(shape, values, result) : countByVisit(shape, values, result);
}

function countByBitset(bitsets: NonNullable<FacetShape['bitsets']>, result: ResultSet): Uint32Array {
  const counts = new Uint32Array(bitsets.length);
  for (let code = 1; code < bitsets.length; code += 1) {
    const bits = bitsets[code]!;
    counts[code] = result.grouped ? countGroups(result.space, result.bits, bits) : countShared(result.bits, bits);
  }
  return counts;
}

function countShared(one: Int32Array, two: Int32Array): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += popCount(one[word]! & two[word]!);
  return count;
}

function countByVisit({ codes, offsets }: FacetShape, values: number, result: ResultSet): Uint32Array {
  const counts = new Uint32Array(values + 1);
  const { slots } = result;
  if (!offsets) {
    for (let place = 0; place < slots.length; place += 1) counts[codes[slots[place]!]!]! += 1;
    return counts;
  }
  for (const slot of slots) {
    for (let place = offsets[slot]!; place < offsets[slot + 1]!; place += 1) counts[codes[place]!]! += 1;
  }
  return counts;
}

/** Members of a group are neighbours, so a value counts again only when the group has changed since. */
function countGroupsByVisit({ codes, offsets }: FacetShape, values: number, result: ResultSet): Uint32Array {
  const counts = new Uint32Array(values + 1);
  const lastGroup = new Uint32Array(values + 1);
  const { slots } = result;
  const { groupOf } = result.space;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    const group = groupOf[slot]! + 1;
    const first = offsets ? offsets[slot]! : slot;
    const end = offsets ? offsets[slot + 1]! : slot + 1;
    for (let place = first; place < end; place += 1) {
      const code = codes[place]!;
      if (lastGroup[code] !== group) {
        lastGroup[code] = group;
        counts[code]! += 1;
      }
    }
  }
  return counts;
}
