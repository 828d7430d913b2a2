/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { postingCount, postingsIn, type SlotSet } from './postings';
import { PLACES_COUNTED } from './frequentWords';
import { attributeCost, FAR_APART, placeDistance } from './places';
import { ATTRIBUTE_SHIFT, packRelevance } from './relevance';
import { wordCost } from './wordCost';
import type { WordMatch } from './wordMatches';
import type { WordScores, Workspace } from './workspace';

/** Lowers the relevance in the workspace to that of one phrasing, given as what answers its words, for all found slots. */
export function scorePhrasing(words: readonly (readonly WordMatch[])[], found: SlotSet, workspace: Workspace): void {
  const [only] = words;
  if (words.length === 1 && only) scoreWord(only, found, workspace);
  else scoreWords(words, found, workspace);
}

function scoreWord(matches: readonly WordMatch[], found: SlotSet, workspace: Workspace): void {
  const { relevance: best } = workspace;
  for (const match of matches) {
    const { index, typos, begun, isSynonym } = match;
    const base = packRelevance({
      typos,
      proximity: 0,
      begun: begun ? 1 : 0,
      attribute: 0,
      synonyms: isSynonym ? 1 : 0,
    });
    const { slots, places, starts } = index;
    const { bits } = found;
    const end = starts[match.end]!;
    // All of these places were looked at to find the slots: hardly one is elsewhere.
    for (let posting = starts[match.first]!; posting < end; posting += 1) {
      const slot = slots[posting]!;
      if ((bits[slot >> 5]! & (1 << (slot & 31))) === 0) continue;
      const relevance = base + (attributeCost(places[posting]!) << ATTRIBUTE_SHIFT);
      if (relevance < best[slot]!) best[slot] = relevance;
    }
  }
}

function scoreWords(words: readonly (readonly WordMatch[])[], found: SlotSet, workspace: Workspace): void {
  const { relevance: best, positions: positionOf } = workspace;
  const { slots } = found;
  for (let position = 0; position < slots.length; position += 1) positionOf[slots[position]!] = position;
  const scores = words.map((matches, place) => scoresOfWord(matches, found, workspace, place));
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
  found: SlotSet,
  workspace: Workspace,
  wordPlace: number,
): WordScores {
  const { positions: positionOf } = workspace;
  const { cost, places, placeCount } = workspace.wordRoom(wordPlace, found.slots.length, PLACES_COUNTED);
  for (const match of matches) {
    const { index } = match;
    const postings = workspace.postingRoom(postingCount(match));
    const end = postingsIn(match, found, postings);
    for (let at = 0; at < end; at += 1) {
      const posting = postings[at]!;
      const position = positionOf[index.slots[posting]!]!;
      const place = index.places[posting]!;
      const packed = wordCost(match, attributeCost(place));
      if (packed < cost[position]!) cost[position] = packed;
      const known = placeCount[position]!;
      if (known < PLACES_COUNTED) {
        places[position * PLACES_COUNTED + known] = place;
        placeCount[position] = known + 1;
      }
    }
  }
  return { cost, places, placeCount };
}

function smallestDistance(one: WordScores, next: WordScores, position: number): number {
  let smallest = FAR_APART;
  const first = position * PLACES_COUNTED;
  for (let from = first; from < first + one.placeCount[position]!; from += 1) {
    for (let to = first; to < first + next.placeCount[position]!; to += 1) {
      const distance = placeDistance(one.places[from]!, next.places[to]!);
      if (distance < smallest) smallest = distance;
    }
  }
  return smallest;
}
