/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, intersectInto, listSlots, setBit } from './bitset';
import { postingCount, postingsIn, SEARCH_COST, type SlotSet } from './postings';
import type { SearchIndex } from './searchIndex';
import { matchWord, type QueryWord, type WordMatch } from './wordMatches';
import { type Workspace, workspaceOf } from './workspace';

/** Answers the dictionary words for a searched one, looked up once however often the query is tried. */
export type LookUp = (word: QueryWord, withTypos: boolean) => readonly WordMatch[];

export function rememberMatches({ texts }: SearchIndex): LookUp {
  const known = new Map<string, readonly WordMatch[]>();
  return (word, withTypos) => {
    const key = `${word.text}${word.prefix ? '*' : ''}${word.isSynonym ? '~' : ''}${withTypos ? '?' : ''}`;
    let matches = known.get(key);
    if (!matches) known.set(key, (matches = matchWord(texts, word, withTypos)));
    return matches;
  };
}

/** A searched word with the dictionary words that answer it. */
interface FoundWord {
  readonly matches: readonly WordMatch[];
  /** Number of places where they stand. */
  readonly postings: number;
  /** The slots where they stand. */
  readonly bits: () => Bitset;
}

/** Looks each word up once, however many phrasings contain it. */
export function rememberWords(index: SearchIndex, lookUp: LookUp, withTypos: boolean): (word: QueryWord) => FoundWord {
  const known = new Map<string, FoundWord>();
  return (word) => {
    const key = `${word.text}${word.prefix ? '*' : ''}${word.isSynonym ? '~' : ''}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = findWord(index, lookUp(word, withTypos && !word.isSynonym))));
    return found;
  };
}

function findWord(index: SearchIndex, matches: readonly WordMatch[]): FoundWord {
  let bits: Bitset | undefined;
  return {
    matches,
    postings: matches.reduce((sum, match) => sum + postingCount(match), 0),
    bits: () => (bits ??= bitsOfMatches(matches, workspaceOf(index.space).takeBitset())),
  };
}

function bitsOfMatches(matches: readonly WordMatch[], bits: Bitset): Bitset {
  for (const { index: text, first, end } of matches) {
    for (let posting = text.starts[first]!; posting < text.starts[end]!; posting += 1) {
      setBit(bits, text.slots[posting]!);
    }
  }
  return bits;
}

/** The word with the fewest places. */
export function rarestOf(words: readonly FoundWord[]): FoundWord {
  return words.reduce((rarest, word) => (word.postings < rarest.postings ? word : rarest));
}

/** The slots that hold every word, or undefined: the rarest word first, so that frequent ones are only looked up in what it left. */
export function slotsOfAll(index: SearchIndex, words: readonly FoundWord[]): SlotSet | undefined {
  const [rarest, ...others] = words.toSorted((one, two) => one.postings - two.postings);
  if (!rarest || rarest.postings === 0) return undefined;
  const workspace = workspaceOf(index.space);
  let bits = workspace.takeBitset(index.universe);
  intersectInto(bits, rarest.bits());
  let count = countBits(bits);
  for (const word of others) {
    if (count === 0) return undefined;
    if (isRare(count, word)) bits = bitsWithin(word, { bits, slots: listSlots(bits, count) }, workspace);
    else intersectInto(bits, word.bits());
    count = countBits(bits);
  }
  return count > 0 ? { bits, slots: listSlots(bits, count) } : undefined;
}

/** Whether looking slots up one by one is quicker than going through all places of a word, which serves all readings with it. */
const isRare = (count: number, { matches, postings }: FoundWord): boolean =>
  count * matches.length * SEARCH_COST < postings;

/** The slots of a set where a word stands too. */
function bitsWithin(word: FoundWord, found: SlotSet, workspace: Workspace): Bitset {
  const bits = workspace.takeBitset();
  for (const match of word.matches) {
    const postings = workspace.postingRoom(postingCount(match));
    const count = postingsIn(match, found, postings);
    for (let place = 0; place < count; place += 1) setBit(bits, match.index.slots[postings[place]!]!);
  }
  return bits;
}
