import { type Bitset, countBits, hasBit, intersectInto, uniteInto } from './bitset';
import { FoundWord } from './foundWord';
import { leastFrequent } from './frequentWords';
import type { SearchIndex } from './searchIndex';
import { keyOf, matchWord, type Phrasing, type QueryWord } from './wordMatches';
import { type Workspace, workspaceOf } from './workspace';

/** One way to read a query, with what answers its words. */
export type Reading = readonly FoundWord[];

/** The readings of which every word is answered. */
export function readingsOf(
  { space, texts }: SearchIndex,
  phrasings: readonly Phrasing[],
  withTypos: boolean,
): Reading[] {
  const known = new Map<string, FoundWord>();
  const find = (word: QueryWord): FoundWord => {
    const key = keyOf(word);
    let found = known.get(key);
    if (!found) {
      found = new FoundWord(matchWord(texts, word, withTypos && !word.isSynonym), workspaceOf(space));
      known.set(key, found);
    }
    return found;
  };
  return phrasings.map((phrasing) => phrasing.map(find)).filter((words) => words.every(({ postings }) => postings > 0));
}

/** The slots that hold all words of a reading: few are listed, a set belongs to the workspace. */
export type HeldSlots =
  | { readonly count: number; readonly slots: Uint32Array }
  | { readonly count: number; readonly slots?: undefined; readonly bits: Bitset };

/** The slots of a word that stands in so few places are looked up one by one in the sets of the others. */
const fewPostings = (slots: number): number => leastFrequent(slots) / 4;

/** The slots that hold every word with at most so many typos together, or undefined where there are none. */
export function slotsOfAll(index: SearchIndex, reading: Reading, mostTypos: number): HeldSlots | undefined {
  const [rarest, ...others] = reading.toSorted((one, two) => one.postings - two.postings);
  if (!rarest) return undefined;
  if (rarest.postings < fewPostings(index.space.slots)) return fewOfAll(index, rarest, others, mostTypos);
  return manyOfAll(index, [rarest, ...others], mostTypos);
}

function fewOfAll(
  { universe }: SearchIndex,
  rarest: FoundWord,
  others: Reading,
  mostTypos: number,
): HeldSlots | undefined {
  const isCounted = mostTypos < typosOf([rarest, ...others], -1);
  const isHeld = (slot: number): boolean => {
    if (!hasBit(universe, slot)) return false;
    if (!isCounted) return others.every(({ bits }) => hasBit(bits, slot));
    const typos = [rarest, ...others].reduce((sum, word) => sum + (word.typosIn(slot) ?? Infinity), 0);
    return typos <= mostTypos;
  };
  const slots = rarest.slots.filter(isHeld);
  return slots.length > 0 ? { count: slots.length, slots } : undefined;
}

function manyOfAll({ space, universe }: SearchIndex, words: Reading, mostTypos: number): HeldSlots | undefined {
  const workspace = workspaceOf(space);
  const bits = workspace.takeBitset(universe);
  const isHeld = words.every((word) => intersectInto(bits, word.bits));
  if (isHeld && mostTypos < typosOf(words, -1)) {
    const within = workspace.takeBitset();
    addWithin(words, mostTypos, { held: bits, within }, workspace);
    bits.set(within);
    workspace.giveBack(within);
  }
  const count = isHeld ? countBits(bits) : 0;
  if (count > 0) return { bits, count };
  workspace.giveBack(bits);
  return undefined;
}

/** Typos of all words together, each with its fewest (0) or its most (-1). */
export function typosOf(words: Reading, which: 0 | -1): number {
  return words.reduce((sum, { typos }) => sum + (typos.at(which) ?? 0), 0);
}

/** Adds what holds the first words with at most so many typos together: each word is tried with none, one and two. */
function addWithin(
  words: readonly FoundWord[],
  mostTypos: number,
  { held, within }: { readonly held: Bitset; readonly within: Bitset },
  workspace: Workspace,
): void {
  const [word, ...others] = words;
  if (!word) {
    uniteInto(within, held);
    return;
  }
  const fewest = typosOf(others, 0);
  const room = workspace.takeBitset();
  for (const typos of word.typos) {
    if (typos + fewest > mostTypos) break;
    room.set(held);
    if (intersectInto(room, word.withTypos(typos)))
      addWithin(others, mostTypos - typos, { held: room, within }, workspace);
  }
  workspace.giveBack(room);
}
