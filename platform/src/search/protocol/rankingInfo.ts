import { type Area, stepOf } from '../engine/area';
import { unpackRelevance } from '../engine/relevance';
import type { EngineAnswer } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import { relevanceOf } from '../engine/textMatch';

/** What was found, with the relevance of the hits by slot where it is asked for. */
export type RankedAnswer = EngineAnswer & { readonly relevance: ReadonlyMap<number, number> };

export function withRelevance(
  index: SearchIndex,
  answer: EngineAnswer,
  { getRankingInfo }: { readonly getRankingInfo: boolean },
): RankedAnswer {
  const { match, slots } = answer;
  return { ...answer, relevance: match && getRankingInfo ? relevanceOf(index, match, slots) : new Map() };
}

/** What decided about the place of a hit. */
export function rankingInfo(
  { match, precedence, relevance }: RankedAnswer,
  slot: number,
  { ranking, places }: SearchIndex,
  area: Area | undefined,
): Record<string, unknown> {
  const packed = relevance.get(slot) ?? 0;
  const { missing, typos, proximity, begun, attribute, synonyms } = unpackRelevance(packed);
  const words = (match?.phrasings[0]?.length ?? 0) - missing;
  const metres = precedence?.distances?.metres[slot];
  const step = area?.kind === 'around' && metres !== undefined ? stepOf(area.precision, metres) : undefined;
  return {
    nbTypos: typos,
    words,
    proximityDistance: proximity,
    firstMatchedWord: attribute,
    nbExactWords: Math.max(0, words - begun - synonyms),
    userScore: ranking.place[slot] ?? 0,
    filters: precedence?.scores?.[slot] ?? 0,
    geoDistance: step?.steps ?? 0,
    geoPrecision: step?.value ?? 1,
    ...(step && {
      matchedGeoLocation: { lat: places?.lat[slot], lng: places?.lng[slot], distance: Math.round(metres ?? 0) },
    }),
  };
}
