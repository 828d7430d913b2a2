/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, createBitset, hasBit, listSlots, subtractFrom } from './bitset';
import { type DocumentSpace, forMembers, representatives } from './documentSpace';
import { type ListName, workspaceOf } from './workspace';

/** The groups of a result: such as it has all members of, each as one slot, and the slots that it has of others. */
export interface GroupParts {
  readonly whole: Bitset;
  readonly others: Uint32Array;
}

/**
 * The slots that answer a query, with derived figures computed once and on demand. It lives in the workspace of its
 * space: only one can be in use at a time.
 */
export class ResultSet {
  readonly bits: Bitset;
  readonly space: DocumentSpace;
  /** Whether hits and counts are groups rather than records. */
  readonly grouped: boolean;
  readonly size: number;
  /** What it is a part of: all records, or one of each group. */
  readonly all: Bitset;
  private listed: Uint32Array | undefined;
  private groups: ResultSet | undefined;
  private left: ResultSet | undefined;
  private parts: GroupParts | undefined;
  private readonly list: ListName;

  constructor(bits: Bitset, space: DocumentSpace, grouped: boolean, list: ListName = 'found', all = space.occupied) {
    this.list = list;
    this.bits = bits;
    this.space = space;
    this.grouped = grouped;
    this.size = countBits(bits);
    this.all = all;
  }

  /** Slots in ascending order. */
  get slots(): Uint32Array {
    return (this.listed ??= listSlots(this.bits, this.size, workspaceOf(this.space).listRoom(this.list)));
  }

  /** One slot a group, to count what all members of a group share. */
  get oneOfEachGroup(): ResultSet {
    return (this.groups ??= this.represent());
  }

  /** Number of slots that are not in it. */
  get outsideSize(): number {
    const { occupied, slotOf, groupCount } = this.space;
    return (this.all === occupied ? slotOf.length : groupCount) - this.size;
  }

  /** What is not in it. */
  get rest(): ResultSet {
    return (this.left ??= new ResultSet(this.outside(), this.space, false, 'outside'));
  }

  /** Whole groups and the slots of others. */
  get groupParts(): GroupParts {
    return (this.parts ??= this.parted());
  }

  /** Number of hits: groups when grouped, records otherwise. */
  get hits(): number {
    return this.grouped ? this.oneOfEachGroup.size : this.size;
  }

  private represent(): ResultSet {
    const workspace = workspaceOf(this.space);
    const bits = representatives(this.space, this.bits, workspace.takeBitset());
    return new ResultSet(bits, this.space, false, 'groups', allGroups(this.space));
  }

  private outside(): Bitset {
    const outside = workspaceOf(this.space).takeBitset(this.all);
    subtractFrom(outside, this.bits);
    return outside;
  }

  private parted(): GroupParts {
    const workspace = workspaceOf(this.space);
    const lacking = representatives(this.space, this.outside(), workspace.takeBitset());
    const whole = workspace.takeBitset(this.oneOfEachGroup.bits);
    subtractFrom(whole, lacking);
    const incomplete = workspace.takeBitset(this.oneOfEachGroup.bits);
    subtractFrom(incomplete, whole);
    const others = workspace.listRoom('others');
    let count = 0;
    for (const slot of listSlots(incomplete, countBits(incomplete), workspace.listRoom('incomplete'))) {
      forMembers(this.space, slot, (member) => {
        if (hasBit(this.bits, member)) others[count++] = member;
      });
    }
    return { whole, others: others.subarray(0, count) };
  }
}

const groupsOfSpaces = new WeakMap<DocumentSpace, Bitset>();

/** One slot of each group of a space. */
function allGroups(space: DocumentSpace): Bitset {
  let groups = groupsOfSpaces.get(space);
  if (!groups) groupsOfSpaces.set(space, (groups = representatives(space, space.occupied, createBitset(space.slots))));
  return groups;
}
