import { type Bitset, countBits, listSlots } from './bitset';
import { type DocumentSpace, representatives } from './documentSpace';
import { workspaceOf } from './workspace';

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
  private listed: Uint32Array | undefined;
  private groups: ResultSet | undefined;

  private readonly listRoom: Uint32Array;

  constructor(bits: Bitset, space: DocumentSpace, grouped: boolean, listRoom = workspaceOf(space).slotLists[0]) {
    this.listRoom = listRoom;
    this.bits = bits;
    this.space = space;
    this.grouped = grouped;
    this.size = countBits(bits);
  }

  /** Slots in ascending order. */
  get slots(): Uint32Array {
    return (this.listed ??= listSlots(this.bits, this.size, this.listRoom));
  }

  /** One slot a group, to count what all members of a group share. */
  get oneOfEachGroup(): ResultSet {
    return (this.groups ??= this.represent());
  }

  /** Number of hits: groups when grouped, records otherwise. */
  get hits(): number {
    return this.grouped ? this.oneOfEachGroup.size : this.size;
  }

  private represent(): ResultSet {
    const workspace = workspaceOf(this.space);
    const bits = representatives(this.space, this.bits, workspace.takeBitset());
    return new ResultSet(bits, this.space, false, workspace.slotLists[1]);
  }
}
