/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, countShared, listSlots } from './bitset';
import { countSharedGroups, type DocumentSpace } from './documentSpace';
import type { FacetShape } from './facetColumn';
import { codesOfGroups, type GroupCodes, groupsOfCodes } from './groupColumn';
import type { ResultSet } from './resultSet';

/** Visiting a slot costs about as much as intersecting this many words (measured on 100,000 records). */
const WORDS_PER_VISIT = 1.5;
/** Visiting a slot for its group costs about as much as cutting this many words of sets, with one value and with several. */
const CUTS_PER_VISIT = { one: 2.5, several: 4 };
/** Listing a slot costs about as much as cutting this many words. */
const CUTS_PER_LISTED = 1.5;
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

/** All members of a group have the same value: sets of groups are cut, or groups visited, or those that were not found. */
function countUniform(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const { space, hits } = result;
  const visits = Math.min(hits, space.groupCount - hits) * WORDS_PER_VISIT;
  if (values <= MOST_SETS && (values * space.groupCount) / 32 < visits)
    return Uint32Array.from(groupsOfCodes(shape, values, result), (groups) => countShared(result.groups, groups));
  const codes = codesOfGroups(shape, values, space);
  const counts = new Uint32Array(values + 1);
  const { groups, isOutside } = result.groupList;
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

/** Counts groups whose members differ by what is least work: visiting slots, cutting sets of slots, or sets of whole groups and visits of the others. */
function countVarying(shape: FacetShape, values: number, result: ResultSet): Uint32Array {
  const { space, size, bits } = result;
  const { bitsets } = shape;
  const perVisit = shape.offsets ? CUTS_PER_VISIT.several : CUTS_PER_VISIT.one;
  const cuts = bitsets && space.wideGroups.length === 0 ? values * bits.length : Infinity;
  const parting = values > MOST_SETS ? Infinity : (values * space.groupCount) / 32 + space.slots / SLOTS_PER_PARTING;
  if (size * perVisit < Math.min(cuts, parting)) return visitGroups(shape, values, space, result.slots);
  if (bitsets && cuts < parting + size * result.shareOfParts * (perVisit + CUTS_PER_LISTED))
    return cutGroups(bitsets, result);
  const { whole, others } = result.parted;
  const counts = visitGroups(shape, values, space, others);
  for (const [code, groups] of groupsOfCodes(shape, values, result).entries())
    counts[code]! += countShared(whole, groups);
  return counts;
}

function cutGroups(bitsets: readonly Bitset[], { space, bits }: ResultSet): Uint32Array {
  return Uint32Array.from(bitsets, (set, code) => (code === 0 ? 0 : countSharedGroups(space, bits, set)));
}

/** Members of a group are neighbours, so a value counts again only when the group has changed since. */
function visitGroups(shape: FacetShape, values: number, { groupOf }: DocumentSpace, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values + 1);
  const lastGroup = new Uint32Array(values + 1);
  const { codes, offsets } = shape;
  const count = (code: number, group: number): void => {
    if (lastGroup[code] === group) return;
    lastGroup[code] = group;
    counts[code]! += 1;
  };
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index]!;
    const group = groupOf[slot]! + 1;
    if (!offsets) count(codes[slot]!, group);
    else for (let place = offsets[slot]!; place < offsets[slot + 1]!; place += 1) count(codes[place]!, group);
  }
  return counts;
}
