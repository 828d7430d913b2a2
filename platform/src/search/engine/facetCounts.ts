/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, countShared, createBitset, listSlots } from './bitset';
import { type DocumentSpace, representatives } from './documentSpace';
import type { FacetShape } from './facetColumn';
import type { ResultSet } from './resultSet';

/** Visiting a slot costs about as much as intersecting this many words (measured on 100,000 records). */
const WORDS_PER_VISIT = 1.5;
/** Telling whole groups from others costs about as much as intersecting so many sets. */
const SETS_FOR_PARTS = 8;

/** Number of hits with each code: position c counts code c, position 0 counts nothing useful. */
export function countCodes(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  if (!result.grouped) return countSlots(shape, values, result);
  return shape.uniform ? countSlots(shape, values, result.oneOfEachGroup) : countGroups(shape, values, result);
}

/** Counts slots by what is least work: visiting them, visiting the others, or cutting sets. */
function countSlots(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const { bitsets } = shape;
  const sets = bitsets ? values * result.bits.length : Infinity;
  const visits = Math.min(result.size, result.outsideSize) * WORDS_PER_VISIT;
  if (bitsets && sets < visits) return Uint32Array.from(bitsets, (bits) => countShared(result.bits, bits));
  if (result.size <= result.outsideSize) return visit(shape, values, result.slots);
  const others = visit(shape, values, result.rest.slots);
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

const knownTotals = new WeakMap<FacetShape['codes'], WeakMap<Bitset, Uint32Array>>();

/** Counts of all that a result is a part of. */
function totals(shape: FacetShape, values: number, { all }: ResultSet): Uint32Array {
  const known = knownTotals.get(shape.codes) ?? new WeakMap<Bitset, Uint32Array>();
  knownTotals.set(shape.codes, known);
  let counts = known.get(all);
  if (!counts) known.set(all, (counts = visit(shape, values, listSlots(all, countBits(all)))));
  return counts;
}

/** Groups that are found as a whole are counted by sets; only of the others it matters which members were found. */
function countGroups(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const sets = (values + SETS_FOR_PARTS) * result.bits.length;
  if (!shape.bitsets || result.size * WORDS_PER_VISIT < sets)
    return visitGroups(shape, values, result.space, result.slots);
  const { whole, others } = result.groupParts;
  const counts = visitGroups(shape, values, result.space, others);
  for (const [code, groups] of groupsWithCode(shape.bitsets, result.space).entries()) {
    if (code > 0) counts[code]! += countShared(whole, groups);
  }
  return counts;
}

const knownGroups = new WeakMap<readonly Bitset[], readonly Bitset[]>();

/** One slot of each group that has a code, by code. */
function groupsWithCode(bitsets: readonly Bitset[], space: DocumentSpace): readonly Bitset[] {
  let groups = knownGroups.get(bitsets);
  if (!groups) {
    groups = bitsets.map((bits) => representatives(space, bits, createBitset(space.slots)));
    knownGroups.set(bitsets, groups);
  }
  return groups;
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
