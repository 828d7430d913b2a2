import { type Bitset, createBitset } from './bitset';
import type { DocumentSpace } from './documentSpace';

/**
 * Memory that queries over one document space use again and again: fresh arrays of this size for each query would keep
 * the garbage collector busy. Queries run one after the other and give everything back before they end.
 */
export class Workspace {
  /** One number a slot, UNMATCHED_RELEVANCE between two uses. */
  readonly relevance: Uint32Array;
  /** One number a slot without a meaning between two uses. */
  readonly positions: Uint32Array;
  private readonly slots: number;
  private readonly lists = new Map<ListName, Uint32Array>();
  private postings = new Uint32Array(0);
  private readonly words: WordScores[] = [];
  private readonly bitsets: Bitset[] = [];
  private taken = 0;
  private spare: Bitset[] = [];

  constructor(slots: number) {
    this.slots = slots;
    this.relevance = new Uint32Array(slots).fill(UNMATCHED_RELEVANCE);
    this.positions = new Uint32Array(slots);
  }

  /** An empty set, or a copy of `from`; valid until `release`. */
  takeBitset(from?: Bitset): Bitset {
    const bits = this.spare.pop() ?? this.nextBitset();
    if (from) bits.set(from);
    else bits.fill(0);
    return bits;
  }

  private nextBitset(): Bitset {
    const bits = (this.bitsets[this.taken] ??= createBitset(this.slots));
    this.taken += 1;
    return bits;
  }

  /** Takes back one bitset before the others. */
  giveBack(bits: Bitset): void {
    this.spare.push(bits);
  }

  /** Room for a list of slots, without a meaning between two uses. */
  listRoom(name: ListName): Uint32Array {
    let room = this.lists.get(name);
    if (!room) this.lists.set(name, (room = new Uint32Array(this.slots)));
    return room;
  }

  /** Room for so many postings, without a meaning between two uses. */
  postingRoom(count: number): Uint32Array {
    if (this.postings.length < count) this.postings = new Uint32Array(count * 2);
    return this.postings;
  }

  /** Room for what one word of a phrasing scores in so many slots: every cost unmatched, no places yet. */
  wordRoom(word: number, count: number, placesOfSlot: number): WordScores {
    let room = this.words[word];
    if (!room || room.cost.length < count) {
      const size = Math.min(this.slots, count * 2);
      const places = new Uint16Array(size * placesOfSlot);
      this.words[word] = room = { cost: new Uint32Array(size), places, placeCount: new Uint8Array(size) };
    }
    room.cost.fill(UNMATCHED_RELEVANCE, 0, count);
    room.placeCount.fill(0, 0, count);
    return room;
  }

  /** Takes back all bitsets. */
  release(): void {
    this.taken = 0;
    this.spare = [];
  }
}

/** Lists that one query may need at the same time. */
export type ListName = 'found' | 'groups' | 'outside' | 'others' | 'level';

/** Best cost and first places of one word in each found slot. */
export interface WordScores {
  readonly cost: Uint32Array;
  readonly places: Uint16Array;
  readonly placeCount: Uint8Array;
}

/** Larger than any packed relevance. */
export const UNMATCHED_RELEVANCE = 0xffffffff;

const workspaces = new WeakMap<DocumentSpace, Workspace>();

export function workspaceOf(space: DocumentSpace): Workspace {
  let workspace = workspaces.get(space);
  if (!workspace) workspaces.set(space, (workspace = new Workspace(space.slots)));
  return workspace;
}
