/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, clearBit, hasBit, intersectInto, isEmpty, setBit, uniteInto } from './bitset';
import { type DocumentSpace, forMembers } from './documentSpace';
import type { Level } from './levels';
import { ResultSet } from './resultSet';
import type { SlotOrder } from './slotOrder';
import { topByOrder } from './topRanked';
import { type Workspace, workspaceOf } from './workspace';

/** Longer lists than this are put in order as sets. */
const LONG_LIST = 512;

/** The first `limit` hits of a result, level by level and by `order` within a level; a group is represented by its best member. */
export function topByLevels(result: ResultSet, levels: Iterable<Level>, order: SlotOrder, limit: number): Uint32Array {
  const { space, grouped } = result;
  const workspace = workspaceOf(space);
  const rest = new ResultSet(workspace.takeBitset(result.bits), result, grouped);
  const top = new Uint32Array(Math.min(limit, result.hits));
  let found = 0;
  for (const level of levels) {
    if (found === top.length) break;
    const wanted = top.length - found;
    const hits = isShort(level) ? listedHits(level, rest, order, wanted) : heldHits(level, rest, order, wanted);
    top.set(hits, found);
    found += hits.length;
  }
  // Goods with a place of their own are in the result, but need not match.
  return top.subarray(0, found);
}

const isShort = ({ sets, lists }: Level): boolean =>
  sets.length === 0 && lists.reduce((sum, { length }) => sum + length, 0) < LONG_LIST;

/** The first hits of a level that lists its slots. */
function listedHits({ lists }: Level, rest: ResultSet, { place }: SlotOrder, wanted: number): number[] {
  const slots = lists.flatMap((list) => [...list]).toSorted((one, two) => place[one]! - place[two]!);
  const hits: number[] = [];
  for (const slot of slots) {
    if (!hasBit(rest.bits, slot)) continue;
    if (hits.length === wanted) break;
    hits.push(slot);
    remove(rest, slot);
  }
  return hits;
}

/** The first hits of a level that has sets. */
function heldHits(level: Level, rest: ResultSet, order: SlotOrder, wanted: number): Uint32Array {
  const workspace = workspaceOf(rest.space);
  const bits = slotsWithin(level, rest.bits, workspace);
  const held = isEmpty(bits) ? undefined : new ResultSet(bits, rest, rest.grouped, 'level');
  const hits = held ? topByOrder(held, order, wanted) : new Uint32Array(0);
  for (const slot of hits) remove(rest, slot);
  workspace.giveBack(bits);
  return hits;
}

/** What a level has of some slots, in a set of the workspace. */
function slotsWithin({ sets, lists }: Level, rest: Bitset, workspace: Workspace): Bitset {
  const bits = workspace.takeBitset();
  for (const list of lists) for (const slot of list) if (hasBit(rest, slot)) setBit(bits, slot);
  for (const all of sets) {
    const held = workspace.takeBitset(rest);
    for (const set of all) intersectInto(held, set);
    uniteInto(bits, held);
    workspace.giveBack(held);
  }
  return bits;
}

/** Takes a hit out, with its whole group where hits are groups. */
function remove({ bits, space, grouped }: ResultSet, slot: number): void {
  if (grouped) forMembers(space, slot, (member) => clearBit(bits, member));
  else clearBit(bits, slot);
}

/** The relevance of the listed slots of a set, at the same positions. */
export function relevanceIn(
  bits: Bitset,
  slots: Uint32Array,
  levels: Iterable<Level>,
  space: DocumentSpace,
): Uint32Array {
  const workspace = workspaceOf(space);
  const rest = workspace.takeBitset(bits);
  const best = workspace.listRoom('level');
  for (const level of levels) {
    const held = slotsWithin(level, rest, workspace);
    for (let word = 0; word < held.length; word += 1) {
      let left = held[word]!;
      rest[word]! &= ~left;
      for (; left !== 0; left &= left - 1) best[(word << 5) + 31 - Math.clz32(left & -left)] = level.relevance;
    }
    workspace.giveBack(held);
  }
  return slots.map((slot) => best[slot]!);
}
