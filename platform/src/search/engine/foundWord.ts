/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, hasBit, setBit, uniteInto } from './bitset';
import type { FrequentWord } from './frequentWords';
import { postingCount } from './postings';
import type { WordMatch } from './wordMatches';
import type { Workspace } from './workspace';

/** One frequent dictionary word that answers a searched one, or a run of rare ones. */
export interface WordPart {
  readonly match: WordMatch;
  readonly frequent: FrequentWord | undefined;
}

/** Takes the frequent words out of what answers a searched word. */
export function partsOf(matches: readonly WordMatch[]): WordPart[] {
  return matches.flatMap((match) => {
    const { index, first, end } = match;
    if (end - first === 1) return [{ match, frequent: index.frequent.get(first) }];
    const parts: WordPart[] = [];
    let from = first;
    const addRare = (to: number): void => {
      if (to > from) parts.push({ match: { ...match, first: from, end: to }, frequent: undefined });
    };
    for (const [id, frequent] of index.frequent) {
      if (id < first || id >= end) continue;
      addRare(id);
      parts.push({ match: { ...match, first: id, end: id + 1 }, frequent });
      from = id + 1;
    }
    addRare(end);
    return parts;
  });
}

/** A searched word with the dictionary words that answer it, while a query is matched: its sets belong to the workspace. */
export class FoundWord {
  readonly matches: readonly WordMatch[];
  /** Number of places where they stand. */
  readonly postings: number;
  private readonly workspace: Workspace;
  private readonly parts: readonly WordPart[];
  private readonly sets = new Map<number, Bitset>();
  private readonly levels: readonly number[];
  private listed: Uint32Array | undefined;

  constructor(matches: readonly WordMatch[], workspace: Workspace) {
    this.matches = matches;
    this.workspace = workspace;
    this.postings = matches.reduce((sum, match) => sum + postingCount(match), 0);
    this.parts = partsOf(matches);
    this.levels = [...new Set(matches.map(({ typos }) => typos))].toSorted((one, two) => one - two);
  }

  /** Numbers of typos with which it is found, ascending. */
  get typos(): readonly number[] {
    return this.levels;
  }

  /** The slots where it stands, ascending. */
  get slots(): Uint32Array {
    return (this.listed ??= slotsOfMatches(this.matches));
  }

  /** With how many typos it is found in a slot at least; undefined where it is not. */
  typosIn(slot: number): number | undefined {
    if (this.levels.length === 1) return hasBit(this.bits, slot) ? this.levels[0] : undefined;
    return this.levels.find((typos) => hasBit(this.withTypos(typos), slot));
  }

  /** The slots where it stands, as a set. */
  get bits(): Bitset {
    return this.bitsOf(-1, this.parts);
  }

  /** The slots where it stands with exactly so many typos. */
  withTypos(typos: number): Bitset {
    if (this.levels.length === 1) return this.bits;
    return this.bitsOf(
      typos,
      this.parts.filter(({ match }) => match.typos === typos),
    );
  }

  private bitsOf(key: number, parts: readonly WordPart[]): Bitset {
    let bits = this.sets.get(key);
    if (!bits) this.sets.set(key, (bits = bitsOfParts(parts, this.workspace)));
    return bits;
  }
}

/** The slots of some parts; shared with the index, or of the workspace. */
function bitsOfParts(parts: readonly WordPart[], workspace: Workspace): Bitset {
  const [only] = parts;
  if (parts.length === 1 && only?.frequent) return only.frequent.bits;
  const bits = workspace.takeBitset();
  for (const { match, frequent } of parts) {
    if (frequent) uniteInto(bits, frequent.bits);
    else addPostings(bits, match);
  }
  return bits;
}

function slotsOfMatches(matches: readonly WordMatch[]): Uint32Array {
  const all = matches.flatMap(({ index, first, end }) => [
    ...index.slots.subarray(index.starts[first], index.starts[end]),
  ]);
  return Uint32Array.from(new Set(all)).toSorted();
}

function addPostings(bits: Bitset, { index, first, end }: WordMatch): void {
  const { starts, slots } = index;
  for (let posting = starts[first]!; posting < starts[end]!; posting += 1) setBit(bits, slots[posting]!);
}
