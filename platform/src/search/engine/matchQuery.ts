/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, createBitset, hasBit, listSlots, setBit, uniteInto } from './bitset';
import { type Token, tokenise, wordsOf } from './fold';
import { shorterQueries } from './leaveOut';
import { matchOptional } from './optionalWords';
import { phrasingsOf } from './phrasings';
import { APART, BELONGING, unpackRelevance } from './relevance';
import { type LookUp, rarestOf, rememberMatches, rememberWords, slotsOfAll } from './foundWords';
import { scorePhrasing } from './scorePhrasing';
import type { SearchIndex } from './searchIndex';
import { recentMatchesOf, type TextMatch } from './textMatch';
import type { Phrasing } from './wordMatches';
import { UNMATCHED_RELEVANCE, workspaceOf } from './workspace';

/** `min` forgives typos only when nothing matches without them; `strict` also takes one typo more than the best. */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';

const MOST_WORDS = 10;

/** How a text is matched. */
export interface Matching {
  readonly typoTolerance: TypoTolerance;
  /** Whether hits are ordered; where they are only counted, their relevance need not be known. */
  readonly isRanked: boolean;
  /** Whether words are left out, the unknown and the rarest first, until something has all that remain. */
  readonly leavesOut: boolean;
  /** Words that need not be there. */
  readonly optionalWords: readonly string[];
}

/** Finds a non-empty text; undefined when the query has no words and so does not restrict anything. */
export function matchQuery(index: SearchIndex, query: string, matching: Matching): TextMatch | undefined {
  if (query.trim() === '') return undefined;
  const { typoTolerance, isRanked, leavesOut, optionalWords } = matching;
  const key = JSON.stringify([typoTolerance, leavesOut, query, optionalWords]);
  const recent = recentMatchesOf(index);
  if (!isRanked) return recent.find(key) ?? matchText(index, query, matching);
  return recent.get(key, () => matchText(index, query, matching));
}

function matchText(index: SearchIndex, query: string, matching: Matching): TextMatch {
  const tokens = tokenise(query).slice(0, MOST_WORDS);
  const lookUp = rememberMatches(index);
  const read = (kept: readonly Token[], isRanked: boolean) => {
    const isOpen = kept.at(-1)?.end === tokens.at(-1)?.end;
    const words = kept.map(({ word }) => word);
    const match = () => matchWords(index, phrasingsOf(index, words, isOpen), { ...matching, isRanked, lookUp });
    return { key: JSON.stringify([matching.typoTolerance, isOpen, ...words]), match };
  };
  const matchOf = (kept: readonly Token[]): TextMatch => read(kept, matching.isRanked).match();
  /** Parts of a query are remembered: many queries end in the same few words. */
  const partOf = (kept: readonly Token[]): TextMatch => {
    const { key, match } = read(kept, true);
    return recentMatchesOf(index).get(key, match);
  };
  const optionalWords = new Set(matching.optionalWords.flatMap(wordsOf));
  const all = matchOptional(index, tokens, optionalWords, matchOf) ?? matchOf(tokens);
  if (!matching.leavesOut || all.slots.length > 0) return all;
  for (const { kept, leftOut } of shorterQueries(index, tokens, (token) => weightOf(partOf([token])))) {
    const match = partOf(kept);
    if (match.slots.length > 0) return { ...match, leftOut };
  }
  return all;
}

/** How much a word is worth keeping: what few goods have says less than what many have, and a guess less than a word. */
function weightOf({ slots, withTypos }: TextMatch): number {
  return withTypos ? slots.length / 10 : slots.length;
}

function matchWords(
  index: SearchIndex,
  phrasings: readonly Phrasing[],
  { typoTolerance: tolerance, isRanked, lookUp }: Matching & { readonly lookUp: LookUp },
): TextMatch {
  if (phrasings.length === 0) return { ...everything(index), phrasings, withTypos: false, leftOut: [] };
  if (tolerance === 'true') return collect(index, phrasings, { withTypos: true, slack: Infinity, isRanked, lookUp });
  const clean = collect(index, phrasings, { withTypos: false, slack: 0, isRanked, lookUp });
  if (tolerance === 'false' || (tolerance === 'min' && clean.slots.length > 0)) return clean;
  return collect(index, phrasings, { withTypos: true, slack: tolerance === 'strict' ? 1 : 0, isRanked: true, lookUp });
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
  readonly lookUp: LookUp;
}

function collect(
  index: SearchIndex,
  phrasings: readonly Phrasing[],
  { withTypos, slack, isRanked, lookUp }: Collecting,
): TextMatch {
  const workspace = workspaceOf(index.space);
  const best = workspace.relevance;
  const bits = createBitset(index.space.slots);
  const findWord = rememberWords(index, lookUp, withTypos);
  const lists: Uint32Array[] = [];
  /** Slots that words apart cannot suit better: one word, as it was typed, is all that is asked for. */
  const settled = phrasings.length > 1 ? workspace.takeBitset() : undefined;
  for (const phrasing of phrasings) {
    const words = phrasing.map(findWord);
    if (settled && words.length > 1 && isWithin(index, rarestOf(words).bits(), settled)) continue;
    const found = slotsOfAll(index, words);
    if (!found) continue;
    if (isRanked) {
      scorePhrasing(
        words.map(({ matches }) => matches),
        found,
        workspace,
      );
      if (settled && words.length === 1) addSettled(settled, found.slots, best);
    }
    uniteInto(bits, found.bits);
    lists.push(found.slots);
  }
  // What one reading alone found is listed already.
  const all = lists.length === 1 ? lists[0]! : listSlots(bits, countBits(bits));
  const slots = withTypos && slack !== Infinity ? fewestTypos(all, best, slack) : all;
  const relevance = relevanceOf(index, slots, best);
  for (let place = 0; place < all.length; place += 1) best[all[place]!] = UNMATCHED_RELEVANCE;
  workspace.release();
  return {
    bits: slots === all ? bits : bitsOf(slots, index.space.slots),
    slots,
    relevance,
    phrasings,
    withTypos,
    leftOut: [],
  };
}

/** Adds the slots where nothing but the place of a word is left to be better. */
function addSettled(settled: Bitset, slots: Uint32Array, best: Uint32Array): void {
  for (let place = 0; place < slots.length; place += 1)
    if (best[slots[place]!]! < APART) setBit(settled, slots[place]!);
}

/** Whether all of a set that the index has are in another one. */
function isWithin({ universe }: SearchIndex, bits: Bitset, other: Bitset): boolean {
  for (let word = 0; word < bits.length; word += 1)
    if ((bits[word]! & universe[word]! & ~other[word]!) !== 0) return false;
  return true;
}

function relevanceOf({ belonging }: SearchIndex, slots: Uint32Array, best: Uint32Array): Uint32Array {
  const relevance = new Uint32Array(slots.length);
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place]!;
    relevance[place] = best[slot]! | (belonging && hasBit(belonging, slot) ? BELONGING : 0);
  }
  return relevance;
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
