/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, countBits, hasBit, listSlots } from './bitset';
import { ATTRIBUTE_SHIFT, attributeCost, FAR_APART, packRelevance, placeDistance } from './relevance';
import type { WordMatch } from './wordMatches';
import { UNMATCHED_RELEVANCE, type Workspace } from './workspace';

/** A searched word with the dictionary words that answer it and the slots where they stand. */
export interface FoundWord {
  readonly matches: readonly WordMatch[];
  readonly bits: Bitset;
}

/** Places remembered for each word of a record; more hardly ever change the smallest distance. */
const PLACES = 4;

/** Lowers the relevance in the workspace to that of one phrasing for all slots of `found`. */
export function scorePhrasing(words: readonly FoundWord[], found: Bitset, workspace: Workspace): void {
  const [only] = words;
  if (words.length === 1 && only) scoreWord(only.matches, found, workspace.relevance);
  else scoreWords(words, found, workspace);
}

function scoreWord(matches: readonly WordMatch[], found: Bitset, best: Uint32Array): void {
  for (const { index, first, end, typos, begun, isSynonym } of matches) {
    const base = packRelevance({
      typos,
      proximity: 0,
      begun: begun ? 1 : 0,
      attribute: 0,
      synonyms: isSynonym ? 1 : 0,
    });
    for (let posting = index.starts[first]!; posting < index.starts[end]!; posting += 1) {
      const slot = index.slots[posting]!;
      if (!hasBit(found, slot)) continue;
      const relevance = base + (attributeCost(index.places[posting]!) << ATTRIBUTE_SHIFT);
      if (relevance < best[slot]!) best[slot] = relevance;
    }
  }
}

/** Best cost and first places of one word in each found slot. */
interface WordScores {
  readonly cost: Uint32Array;
  readonly places: Uint16Array;
  readonly placeCount: Uint8Array;
}

function scoreWords(words: readonly FoundWord[], found: Bitset, workspace: Workspace): void {
  const { relevance: best, positions: positionOf } = workspace;
  const slots = listSlots(found, countBits(found));
  for (let position = 0; position < slots.length; position += 1) positionOf[slots[position]!] = position;
  const scores = words.map(({ matches }) => scoresOfWord(matches, found, positionOf, slots.length));
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position]!;
    let proximity = 0;
    let typos = 0;
    let attribute = 0;
    let synonyms = 0;
    let begun = 0;
    for (let place = 0; place < scores.length; place += 1) {
      const score = scores[place]!;
      const cost = score.cost[position]!;
      typos += cost >> 10;
      begun |= (cost >> 9) & 1;
      attribute += (cost >> 1) & 255;
      synonyms += cost & 1;
      const next = scores[place + 1];
      if (next) proximity += smallestDistance(score, next, position);
    }
    const relevance = packRelevance({ typos, proximity, begun, attribute, synonyms });
    if (relevance < best[slot]!) best[slot] = relevance;
  }
}

function scoresOfWord(
  matches: readonly WordMatch[],
  found: Bitset,
  positionOf: Uint32Array,
  count: number,
): WordScores {
  const cost = new Uint32Array(count).fill(UNMATCHED_RELEVANCE);
  const places = new Uint16Array(count * PLACES);
  const placeCount = new Uint8Array(count);
  for (const { index, first, end, typos, begun, isSynonym } of matches) {
    const base = (typos << 10) | ((begun ? 1 : 0) << 9) | (isSynonym ? 1 : 0);
    for (let posting = index.starts[first]!; posting < index.starts[end]!; posting += 1) {
      const slot = index.slots[posting]!;
      if (!hasBit(found, slot)) continue;
      const position = positionOf[slot]!;
      const place = index.places[posting]!;
      const packed = base | (attributeCost(place) << 1);
      if (packed < cost[position]!) cost[position] = packed;
      const known = placeCount[position]!;
      if (known < PLACES) {
        places[position * PLACES + known] = place;
        placeCount[position] = known + 1;
      }
    }
  }
  return { cost, places, placeCount };
}

function smallestDistance(one: WordScores, next: WordScores, position: number): number {
  let smallest = FAR_APART;
  const first = position * PLACES;
  for (let from = first; from < first + one.placeCount[position]!; from += 1) {
    for (let to = first; to < first + next.placeCount[position]!; to += 1) {
      const distance = placeDistance(one.places[from]!, next.places[to]!);
      if (distance < smallest) smallest = distance;
    }
  }
  return smallest;
}
