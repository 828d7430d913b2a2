/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, difference, hasBit, intersectInto, listSlots, setBit, uniteInto } from './bitset';
import { leastFrequent } from './frequentWords';
import { type LevelSource, listsByRelevance } from './levels';
import { FAR_APART, placeDistance } from './places';
import { BELONGING } from './relevance';
import type { HeldSlots } from './readings';
import { scorePhrasing } from './scorePhrasing';
import type { SearchIndex } from './searchIndex';
import { relevanceOfCosts } from './wordCost';
import { type RankedSet, leastCost, wordSets, type WordSets } from './wordSets';
import type { WordMatch } from './wordMatches';
import { UNMATCHED_RELEVANCE, workspaceOf } from './workspace';

/** More ways than this to combine the sets of words are no quicker than going through slots. */
const MOST_WAYS = 128;

/** What answers the words of one reading, in turn. */
type Answers = readonly (readonly WordMatch[])[];

/** The slots of one reading by relevance; where few were found they are listed, the rest can be found again. */
export function readingLevels(index: SearchIndex, words: Answers, held: HeldSlots): LevelSource {
  const relevance = relevanceOfCosts(words.map(leastCost), words.length - 1);
  if (held.count < leastFrequent(index.space.slots)) {
    const slots = held.slots ?? listSlots(held.bits, held.count);
    return { relevance, open: () => scoredLevels(index, words, slots) };
  }
  return { relevance, open: () => levelsOfSets(index, words) };
}

/** Frequent words: their sets are combined, and only slots where words may stand near each other are gone through. */
function levelsOfSets(index: SearchIndex, words: Answers): readonly LevelSource[] {
  const sets = words.map((matches) => wordSets(matches, index.space.slots));
  const pairs = sets.slice(1).map((next, place) => fieldsOfBoth(sets[place]!, next));
  const isNear = (place: number): boolean => (pairs[place - 1] ?? []).length > 0 || (pairs[place] ?? []).length > 0;
  const isExact = sets.every(({ kinds }, place) => kinds || !isNear(place));
  const ranked = sets.map(({ costs, kinds }, place) => (kinds && isExact && isNear(place) ? kinds : costs));
  const ways = ranked.reduce((product, { length }) => product * length, 1);
  if (ways > MOST_WAYS) return [closedScores(index, words, allOf(index, sets))];
  const levels = combinations(ranked).flatMap((parts) => levelsOfWay(index, parts));
  return isExact ? levels : [...levels, closedScores(index, words, nearSlots(index, sets, pairs))];
}

/** Fields in which two words both stand. */
function fieldsOfBoth(one: WordSets, two: WordSets): readonly number[] {
  return [...one.fields.keys()].filter((field) => two.fields.has(field));
}

function allOf({ universe, space }: SearchIndex, sets: readonly WordSets[]): Bitset {
  const held = workspaceOf(space).takeBitset(universe);
  for (const { bits } of sets) intersectInto(held, bits);
  return held;
}

/** The slots of a reading where two neighbouring words stand in one field. */
function nearSlots(index: SearchIndex, sets: readonly WordSets[], pairs: readonly (readonly number[])[]): Bitset {
  const workspace = workspaceOf(index.space);
  const near = workspace.takeBitset();
  const both = workspace.takeBitset();
  for (const [place, fields] of pairs.entries()) {
    for (const field of fields) {
      both.set(sets[place]!.fields.get(field)!);
      intersectInto(both, sets[place + 1]!.fields.get(field)!);
      uniteInto(near, both);
    }
  }
  intersectInto(near, allOf(index, sets));
  return near;
}

function closedScores(index: SearchIndex, words: Answers, bits: Bitset): LevelSource {
  const relevance = relevanceOfCosts(words.map(leastCost), words.length - 1);
  const slots = listSlots(bits, countBits(bits));
  return { relevance, open: () => (slots.length > 0 ? scoredLevels(index, words, slots) : []) };
}

/** Every choice of one set for each word. */
function combinations(ranked: readonly (readonly RankedSet[])[]): readonly (readonly RankedSet[])[] {
  return ranked.reduce<(readonly RankedSet[])[]>(
    (begun, sets) => begun.flatMap((parts) => sets.map((set) => [...parts, set])),
    [[]],
  );
}

/** What stands in all of some sets; goods that belong to others are a level of their own. */
function levelsOfWay({ belonging }: SearchIndex, parts: readonly RankedSet[]): readonly LevelSource[] {
  const proximity = parts.slice(1).reduce((sum, next, place) => sum + distanceOf(parts[place]!, next), 0);
  const relevance = relevanceOfCosts(
    parts.map(({ cost }) => cost),
    proximity,
  );
  const sets = parts.map(({ bits }) => bits);
  if (!belonging) return [{ relevance, sets }];
  return [
    { relevance, sets: [...sets, othersThan(belonging)] },
    { relevance: relevance | BELONGING, sets: [...sets, belonging] },
  ];
}

function distanceOf({ places: from = [] }: RankedSet, { places: to = [] }: RankedSet): number {
  let smallest = FAR_APART;
  for (const one of from) for (const other of to) smallest = Math.min(smallest, placeDistance(one, other));
  return smallest;
}

const complements = new WeakMap<Bitset, Bitset>();

function othersThan(bits: Bitset): Bitset {
  let others = complements.get(bits);
  if (!others) complements.set(bits, (others = difference(new Int32Array(bits.length).fill(-1), bits)));
  return others;
}

/** Few slots, or such as words stand near each other in: each is scored by its postings. */
function scoredLevels({ space, belonging }: SearchIndex, words: Answers, slots: Uint32Array): readonly LevelSource[] {
  const workspace = workspaceOf(space);
  const { relevance: best } = workspace;
  const bits = workspace.takeBitset();
  for (const slot of slots) setBit(bits, slot);
  scorePhrasing(words, { bits, slots }, workspace);
  const relevance = new Uint32Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    relevance[at] = best[slot]! | (belonging && hasBit(belonging, slot) ? BELONGING : 0);
    best[slot] = UNMATCHED_RELEVANCE;
  }
  return listsByRelevance(slots, relevance);
}
