import { type Bitset, countBits, intersectInto, isEmpty, uniteInto } from './bitset';
import { FoundWord } from './foundWord';
import type { SearchIndex } from './searchIndex';
import { matchWord, type Phrasing, type QueryWord, type WordMatch } from './wordMatches';
import { type Workspace, workspaceOf } from './workspace';

/** Answers the dictionary words for a searched one, looked up once however often the query is tried. */
export type LookUp = (word: QueryWord, withTypos: boolean) => readonly WordMatch[];

export function rememberMatches({ texts }: SearchIndex): LookUp {
  const known = new Map<string, readonly WordMatch[]>();
  return (word, withTypos) => {
    const key = keyOf(word) + (withTypos ? '?' : '');
    let matches = known.get(key);
    if (!matches) known.set(key, (matches = matchWord(texts, word, withTypos)));
    return matches;
  };
}

const keyOf = ({ text, prefix, isSynonym }: QueryWord): string => `${text}${prefix ? '*' : ''}${isSynonym ? '~' : ''}`;

/** One way to read a query, with what answers its words. */
export type Reading = readonly FoundWord[];

/** The readings of which every word is answered. */
export function readingsOf(
  { space }: SearchIndex,
  phrasings: readonly Phrasing[],
  lookUp: LookUp,
  withTypos: boolean,
): Reading[] {
  const known = new Map<string, FoundWord>();
  const find = (word: QueryWord): FoundWord => {
    const key = keyOf(word);
    let found = known.get(key);
    if (!found) {
      found = new FoundWord(lookUp(word, withTypos && !word.isSynonym), workspaceOf(space));
      known.set(key, found);
    }
    return found;
  };
  return phrasings.map((phrasing) => phrasing.map(find)).filter((words) => words.every(({ postings }) => postings > 0));
}

/** The slots that hold all words of a reading; they belong to the workspace. */
export interface HeldSlots {
  readonly bits: Bitset;
  readonly count: number;
}

/** The slots that hold every word with at most so many typos together, or undefined where there are none. */
export function slotsOfAll(
  { space, universe }: SearchIndex,
  reading: Reading,
  mostTypos: number,
): HeldSlots | undefined {
  const workspace = workspaceOf(space);
  const words = reading.toSorted((one, two) => one.postings - two.postings);
  const bits = workspace.takeBitset(universe);
  for (const word of words) intersectInto(bits, word.bits);
  if (mostTypos < typosOf(words, -1) && !isEmpty(bits)) {
    const within = workspace.takeBitset();
    addWithin(words, mostTypos, { held: bits, within }, workspace);
    bits.set(within);
    workspace.giveBack(within);
  }
  const count = countBits(bits);
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
    intersectInto(room, word.withTypos(typos));
    if (!isEmpty(room)) addWithin(others, mostTypos - typos, { held: room, within }, workspace);
  }
  workspace.giveBack(room);
}
