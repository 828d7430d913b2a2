import { type Bitset, countBits, createBitset, setBit, uniteInto } from './bitset';
import type { DocumentSpace } from './documentSpace';
import { type Token, tokenise, wordsOf } from './fold';
import { shorterQueries } from './leaveOut';
import type { LevelSource } from './levels';
import { matchOptional } from './optionalWords';
import { phrasingsOf } from './phrasings';
import { readingLevels } from './readingLevels';
import { type Reading, readingsOf, slotsOfAll, typosOf } from './readings';
import type { SearchIndex } from './searchIndex';
import { recentMatchesOf, type TextMatch } from './textMatch';
import type { Phrasing } from './wordMatches';
import { workspaceOf } from './workspace';

/** `min` forgives typos only when nothing matches without them; `strict` also takes one typo more than the best. */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';

const MOST_WORDS = 10;

/** How a text is matched. */
export interface Matching {
  readonly typoTolerance: TypoTolerance;
  /** Whether words are left out, the unknown and the rarest first, until something has all that remain. */
  readonly leavesOut: boolean;
  /** Words that need not be there. */
  readonly optionalWords: readonly string[];
}

/** Finds a non-empty text; undefined when the query has no words and so does not restrict anything. */
export function matchQuery(index: SearchIndex, query: string, matching: Matching): TextMatch | undefined {
  if (query.trim() === '') return undefined;
  const { typoTolerance, leavesOut, optionalWords } = matching;
  const key = JSON.stringify([typoTolerance, leavesOut, query, optionalWords]);
  return recentMatchesOf(index).get(key, () => matchText(index, query, matching));
}

function matchText(index: SearchIndex, query: string, matching: Matching): TextMatch {
  const { typoTolerance } = matching;
  const tokens = tokenise(query).slice(0, MOST_WORDS);
  /** Parts of a query are remembered: many queries end in the same few words. */
  const matchOf = (kept: readonly Token[]): TextMatch => {
    const isOpen = kept.at(-1)?.end === tokens.at(-1)?.end;
    const words = kept.map(({ word }) => word);
    return recentMatchesOf(index).get(JSON.stringify([typoTolerance, isOpen, ...words]), () =>
      matchWords(index, phrasingsOf(index, words, isOpen), typoTolerance),
    );
  };
  const optionalWords = new Set(matching.optionalWords.flatMap(wordsOf));
  const all = matchOptional(index, tokens, optionalWords, matchOf) ?? matchOf(tokens);
  if (!matching.leavesOut || all.count > 0) return all;
  for (const { kept, leftOut } of shorterQueries(index, tokens, (token) => weightOf(matchOf([token])))) {
    const match = matchOf(kept);
    if (match.count > 0) return { ...match, leftOut };
  }
  return all;
}

/** How much a word is worth keeping: what few goods have says less than what many have, and a guess less than a word. */
function weightOf({ count, withTypos }: TextMatch): number {
  return withTypos ? count / 10 : count;
}

function matchWords(index: SearchIndex, phrasings: readonly Phrasing[], tolerance: TypoTolerance): TextMatch {
  if (phrasings.length === 0) return everything(index);
  if (tolerance === 'true') return collect(index, phrasings, readingsOf(index, phrasings, true), ANY);
  const clean = collect(index, phrasings, readingsOf(index, phrasings, false), NONE);
  if (tolerance === 'false' || (tolerance === 'min' && clean.count > 0)) return clean;
  const readings = readingsOf(index, phrasings, true);
  const most = fewestTypos(index, readings) + (tolerance === 'strict' ? 1 : 0);
  return collect(index, phrasings, readings, { withTypos: true, most });
}

/** A text of punctuation only has no words: it finds everything, unranked. */
function everything({ universe }: SearchIndex): TextMatch {
  const levels = [{ relevance: 0, sets: [universe] }];
  return { bits: universe, count: countBits(universe), levels, phrasings: [], withTypos: false, leftOut: [] };
}

interface Forgiving {
  readonly withTypos: boolean;
  /** Typos in all words together. */
  readonly most: number;
}

const NONE: Forgiving = { withTypos: false, most: Infinity };
const ANY: Forgiving = { withTypos: true, most: Infinity };

/** The least number of typos with which something has all words of a reading. */
function fewestTypos(index: SearchIndex, readings: readonly Reading[]): number {
  const workspace = workspaceOf(index.space);
  const most = Math.max(0, ...readings.map((words) => typosOf(words, -1)));
  for (let typos = 0; typos < most; typos += 1) {
    for (const words of readings) {
      const held = slotsOfAll(index, words, typos);
      if (!held) continue;
      if (!held.slots) workspace.giveBack(held.bits);
      return typos;
    }
  }
  return most;
}

/** What has all words of a reading, of any of them. */
function collect(
  index: SearchIndex,
  phrasings: readonly Phrasing[],
  readings: readonly Reading[],
  { withTypos, most }: Forgiving,
): TextMatch {
  const workspace = workspaceOf(index.space);
  const found = workspace.takeBitset();
  const levels: LevelSource[] = [];
  for (const words of readings) {
    const held = slotsOfAll(index, words, most);
    if (!held) continue;
    const answers = words.map(({ matches }) => matches);
    levels.push(readingLevels(index, answers, held));
    if (held.slots) {
      for (const slot of held.slots) setBit(found, slot);
    } else {
      uniteInto(found, held.bits);
      workspace.giveBack(held.bits);
    }
  }
  // Many a reading finds nothing, and its set is thrown away.
  const bits = levels.length > 0 ? found.slice() : nothing(index);
  workspace.release();
  return { bits, count: countBits(bits), levels, phrasings, withTypos, leftOut: [] };
}

const emptySets = new WeakMap<DocumentSpace, Bitset>();

function nothing({ space }: SearchIndex): Bitset {
  let empty = emptySets.get(space);
  if (!empty) emptySets.set(space, (empty = createBitset(space.slots)));
  return empty;
}
