/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { countBits, countShared, listSlots } from './bitset';
import type { DocumentSpace } from './documentSpace';
import type { FacetShape } from './facetColumn';
import { codesOfGroups, type GroupCodes, groupsOfCodes } from './groupColumn';
import type { ResultSet } from './resultSet';

/** Visiting a slot costs about as much as intersecting this many words (measured on 100,000 records). */
const WORDS_PER_VISIT = 1.5;
/** Parting slots into whole groups and others costs about as much as intersecting a word for so many of them. */
const SLOTS_PER_PARTING = 8;
/** Columns with more values are counted by visits alone. */
const MOST_SETS = 64;

/** Number of hits with each code: position c counts code c, position 0 counts nothing useful. */
export function countCodes(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  if (!result.grouped) return countSlots(shape, values, result);
  return shape.uniform ? countUniform(shape, values, result) : countVarying(shape, values, result);
}

/** Counts slots by what is least work: visiting them, visiting the others, or cutting sets. */
function countSlots(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const { bitsets } = shape;
  const visits = Math.min(result.size, result.outsideSize) * WORDS_PER_VISIT;
  if (bitsets && values * result.bits.length < visits)
    return Uint32Array.from(bitsets, (bits) => countShared(result.bits, bits));
  if (result.size <= result.outsideSize) return visit(shape, values, result.slots);
  const others = visit(shape, values, result.outside.slots);
  return totals(shape, values, result).map((total, code) => total - others[code]!);
}

function visit({ codes, offsets }: FacetShape, values: number, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values + 1);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (!offsets) counts[codes[slot]!]! += 1;
    else for (let place = offsets[slot]!; place < offsets[slot + 1]!; place += 1) counts[codes[place]!]! += 1;
  }
  return counts;
}

const knownTotals = new WeakMap<FacetShape['codes'], Uint32Array>();

/** Counts of all records. */
function totals(shape: FacetShape, values: number, { space: { occupied } }: ResultSet): Uint32Array {
  let counts = knownTotals.get(shape.codes);
  if (!counts) {
    counts = visit(shape, values, listSlots(occupied, countBits(occupied)));
    knownTotals.set(shape.codes, counts);
  }
  return counts;
}

/** All members of a group have the same value: groups are counted, or those that were not found. */
function countUniform(shape: FacetShape, values: number, { groupList, space }: ResultSet): Uint32Array {
  const codes = codesOfGroups(shape, values, space);
  const counts = new Uint32Array(values + 1);
  const { groups, isOutside } = groupList;
  for (let at = 0; at < groups.length; at += 1) counts[codes[groups[at]!]!]! += 1;
  return isOutside ? totalsOfGroups(codes, values).map((total, code) => total - counts[code]!) : counts;
}

const knownGroupTotals = new WeakMap<GroupCodes, Uint32Array>();

/** Counts of all groups. */
function totalsOfGroups(codes: GroupCodes, values: number): Uint32Array {
  let counts = knownGroupTotals.get(codes);
  if (!counts) {
    counts = new Uint32Array(values + 1);
    for (let group = 0; group < codes.length; group += 1) counts[codes[group]!]! += 1;
    knownGroupTotals.set(codes, counts);
  }
  return counts;
}

/** Groups that are found as a whole are counted by sets; only of the others it matters which members were found. */
function countVarying(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const { space, size } = result;
  const words = (values * space.groupCount) / 32 + space.slots / SLOTS_PER_PARTING;
  if (values > MOST_SETS || size * WORDS_PER_VISIT < words) return visitGroups(shape, values, space, result.slots);
  const { whole, others } = result.groups;
  const counts = visitGroups(shape, values, space, others);
  for (const [code, groups] of groupsOfCodes(shape, values, space).entries())
    counts[code]! += countShared(whole, groups);
  return counts;
}

/** Members of a group are neighbours, so a value counts again only when the group has changed since. */
function visitGroups(
  { codes, offsets }: FacetShape,
  values: number,
  { groupOf }: DocumentSpace,
  slots: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(values + 1);
  const lastGroup = new Uint32Array(values + 1);
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
