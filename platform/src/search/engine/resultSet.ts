import { type Bitset, countBits, firstBits, listSlots, subtractFrom } from './bitset';
import { countGroups, type DocumentSpace, type Findable } from './documentSpace';
import { countPartGroups, groupsWith, type PartedGroups, partGroups } from './groupSet';
import { type ListName, workspaceOf } from './workspace';

/** Groups by number, ascending: those of a result, or all others. */
export interface GroupList {
  readonly isOutside: boolean;
  readonly groups: Uint32Array;
}

/**
 * The slots that answer a query, with derived figures computed once and on demand. It lives in the workspace of its
 * space: only one can be in use at a time.
 */
export class ResultSet {
  readonly bits: Bitset;
  readonly space: DocumentSpace;
  readonly universe: Bitset;
  /** Whether hits and counts are groups rather than records. */
  readonly grouped: boolean;
  readonly size: number;
  private listed: Uint32Array | undefined;
  private counted: number | undefined;
  private heldGroups: Bitset | undefined;
  private parts: PartedGroups | undefined;
  private partShare: number | undefined;
  private listedGroups: GroupList | undefined;
  private left: ResultSet | undefined;
  private readonly list: ListName;

  constructor(bits: Bitset, { space, universe }: Findable, grouped: boolean, list: ListName = 'found') {
    this.list = list;
    this.bits = bits;
    this.space = space;
    this.universe = universe;
    this.grouped = grouped;
    this.size = countBits(bits);
  }

  /** Slots in ascending order. */
  get slots(): Uint32Array {
    return (this.listed ??= listSlots(this.bits, this.size, workspaceOf(this.space).listRoom(this.list)));
  }

  /** Number of hits: groups when grouped, records otherwise. */
  get hits(): number {
    return (this.counted ??= this.grouped ? countGroups(this.space, this.bits) : this.size);
  }

  /** Groups with a member in it. */
  get groups(): Bitset {
    return (this.heldGroups ??= groupsWith(this.space, this.bits));
  }

  /** Share of its groups that have further members in the index. */
  get shareOfParts(): number {
    return (this.partShare ??= countPartGroups(this, this.bits) / this.hits);
  }

  /** Its groups, parted by whether all members that the index has are in it. */
  get parted(): PartedGroups {
    return (this.parts ??= this.partGroups());
  }

  /** The groups of the set, or where they are fewer the groups that it does not have. */
  get groupList(): GroupList {
    return (this.listedGroups ??= this.listGroups());
  }

  /** Number of records that are not in it. */
  get outsideSize(): number {
    return this.space.slotOf.length - this.size;
  }

  /** Records that are not in it. */
  get outside(): ResultSet {
    return (this.left ??= this.complement());
  }

  private partGroups(): PartedGroups {
    // A group of several words may lack whole words, which the share does not tell.
    const hasParts = this.shareOfParts > 0 || this.space.wideGroups.length > 0;
    if (!hasParts) return { whole: this.groups, others: new Uint32Array(0) };
    return partGroups(this, this.bits, this.groups, workspaceOf(this.space).listRoom('others'));
  }

  private listGroups(): GroupList {
    const { groupCount } = this.space;
    const room = workspaceOf(this.space).listRoom('groups');
    const isOutside = this.hits > groupCount / 2;
    if (!isOutside) return { isOutside, groups: listSlots(this.groups, this.hits, room) };
    const outside = firstBits(groupCount);
    subtractFrom(outside, this.groups);
    return { isOutside, groups: listSlots(outside, groupCount - this.hits, room) };
  }

  private complement(): ResultSet {
    const bits = workspaceOf(this.space).takeBitset(this.space.occupied);
    subtractFrom(bits, this.bits);
    return new ResultSet(bits, this, false, 'outside');
  }
}
