/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, createBitset, hasBit, intersectInto, listSlots, setBit, uniteInto } from './bitset';
import { phrasingsOf } from './phrasings';
import { BELONGING, unpackRelevance } from './relevance';
import { postingCount, postingsIn, type SlotSet } from './postings';
import { scorePhrasing } from './scorePhrasing';
import type { SearchIndex } from './searchIndex';
import { recentMatchesOf, type TextMatch } from './textMatch';
import { matchWord, type Phrasing, type QueryWord, type WordMatch } from './wordMatches';
import { UNMATCHED_RELEVANCE, type Workspace, workspaceOf } from './workspace';

/** `min` forgives typos only when nothing matches without them; `strict` also takes one typo more than the best. */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';

/**
 * Finds a non-empty text; undefined when the query has no words and so does not restrict anything. Where hits are only
 * counted, their relevance need not be known.
 */
export function matchQuery(
  index: SearchIndex,
  query: string,
  tolerance: TypoTolerance,
  isRanked: boolean,
): TextMatch | undefined {
  if (query.trim() === '') return undefined;
  const key = `${tolerance} ${query}`;
  const recent = recentMatchesOf(index);
  if (!isRanked) return recent.find(key) ?? computeMatch(index, query, tolerance, false);
  return recent.get(key, () => computeMatch(index, query, tolerance, true));
}

function computeMatch(index: SearchIndex, query: string, tolerance: TypoTolerance, isRanked: boolean): TextMatch {
  const phrasings = phrasingsOf(index, query);
  if (phrasings.length === 0) return { ...everything(index), phrasings, withTypos: false };
  if (tolerance === 'true') return collect(index, phrasings, { withTypos: true, slack: Infinity, isRanked });
  const clean = collect(index, phrasings, { withTypos: false, slack: 0, isRanked });
  if (tolerance === 'false' || (tolerance === 'min' && clean.slots.length > 0)) return clean;
  return collect(index, phrasings, { withTypos: true, slack: tolerance === 'strict' ? 1 : 0, isRanked: true });
}

/** A text of punctuation only has no words: it finds everything, unranked. */
function everything({ universe }: SearchIndex): Pick<TextMatch, 'bits' | 'slots' | 'relevance'> {
  const slots = listSlots(universe, countBits(universe));
  return { bits: universe, slots, relevance: new Uint32Array(slots.length) };
}

interface Collecting {
  readonly withTypos: boolean;
  /** Records with at most this many typos more than the best one has are kept. */
  readonly slack: number;
  readonly isRanked: boolean;
}

function collect(
  index: SearchIndex,
  phrasings: readonly Phrasing[],
  { withTypos, slack, isRanked }: Collecting,
): TextMatch {
  const workspace = workspaceOf(index.space);
  const best = workspace.relevance;
  const bits = createBitset(index.space.slots);
  const findWord = rememberWords(index, withTypos);
  for (const phrasing of phrasings) {
    const words = phrasing.map(findWord);
    const found = slotsOfAll(index, words);
    if (!found) continue;
    if (isRanked)
      scorePhrasing(
        words.map(({ matches }) => matches),
        found,
        workspace,
      );
    uniteInto(bits, found.bits);
  }
  const all = listSlots(bits, countBits(bits));
  const slots = withTypos && slack !== Infinity ? fewestTypos(all, best, slack) : all;
  const relevance = new Uint32Array(slots.length);
  for (let place = 0; place < slots.length; place += 1)
    relevance[place] = best[slots[place]!]! | belongs(index, slots[place]!);
  for (let place = 0; place < all.length; place += 1) best[all[place]!] = UNMATCHED_RELEVANCE;
  workspace.release();
  return { bits: slots === all ? bits : bitsOf(slots, index.space.slots), slots, relevance, phrasings, withTypos };
}

function belongs({ belonging }: SearchIndex, slot: number): number {
  return belonging && hasBit(belonging, slot) ? BELONGING : 0;
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
function rememberWords(index: SearchIndex, withTypos: boolean): (word: QueryWord) => FoundWord {
  const known = new Map<string, FoundWord>();
  return (word) => {
    const key = `${word.text}${word.prefix ? '*' : ''}${word.isSynonym ? '~' : ''}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = findWord(index, word, withTypos)));
    return found;
  };
}

function findWord(index: SearchIndex, word: QueryWord, withTypos: boolean): FoundWord {
  const matches = matchWord(index.texts, word, withTypos && !word.isSynonym);
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

/** The slots that hold every word, or undefined: the rarest word first, so that frequent ones are only looked up in what it left. */
function slotsOfAll(index: SearchIndex, words: readonly FoundWord[]): SlotSet | undefined {
  const [rarest, ...others] = words.toSorted((one, two) => one.postings - two.postings);
  if (!rarest || rarest.postings === 0) return undefined;
  const workspace = workspaceOf(index.space);
  const bits = workspace.takeBitset(index.universe);
  intersectInto(bits, rarest.bits());
  let found = slotSet(bits);
  for (const word of others) {
    if (found.slots.length === 0) return undefined;
    found = slotSet(bitsWithin(word, found, workspace));
  }
  return found.slots.length > 0 ? found : undefined;
}

const slotSet = (bits: Bitset): SlotSet => ({ bits, slots: listSlots(bits, countBits(bits)) });

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

function fewestTypos(slots: Uint32Array, best: Uint32Array, slack: number): Uint32Array {
  let fewest = Infinity;
  for (const slot of slots) fewest = Math.min(fewest, unpackRelevance(best[slot]!).typos);
  return slots.filter((slot) => unpackRelevance(best[slot]!).typos <= fewest + slack);
}

function bitsOf(slots: Uint32Array, size: number): Bitset {
  const bits = createBitset(size);
  for (const slot of slots) setBit(bits, slot);
  return bits;
}
