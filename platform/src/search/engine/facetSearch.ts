import type { Area } from './area';
import { countCodes } from './facetCounts';
import type { FilterNode } from './filterNode';
import { tokenise, wordsOf } from './fold';
import { type HighlightTags, markRanges } from './highlight';
import { type Matching, matchQuery } from './matchQuery';
import { ResultSet } from './resultSet';
import { resultBits } from './runSearch';
import type { SearchIndex } from './searchIndex';
import type { Steering } from './steering';
import { allowedTypos, typosBetween } from './typos';
import { workspaceOf } from './workspace';

/** A search among the values of one facet, restricted like a normal query. */
export interface FacetQuery {
  readonly facet: string;
  readonly facetQuery: string;
  readonly maxFacetHits: number;
  readonly query: string;
  readonly filter: FilterNode;
  readonly grouped: boolean;
  readonly typoTolerance: Matching['typoTolerance'];
  readonly leavesOut: boolean;
  readonly optionalWords: Matching['optionalWords'];
  readonly tags: HighlightTags;
  readonly steering?: Steering | undefined;
  readonly area?: Area | undefined;
}

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** The facet values whose words begin with all words asked, most frequent first. */
export function searchFacet(index: SearchIndex, query: FacetQuery): FacetHit[] {
  const column = index.facets.get(query.facet);
  if (!column) return [];
  const match = matchQuery(index, query.query, query);
  const result = new ResultSet(resultBits(index, query, match), index, query.grouped);
  const counts = countCodes(column.shape, column.values.length, result);
  workspaceOf(index.space).release();
  const words = wordsOf(query.facetQuery);
  const hits: FacetHit[] = [];
  for (const [place, value] of column.values.entries()) {
    const count = counts[place + 1] ?? 0;
    if (count === 0) continue;
    const ranges = matchingRanges(value, words);
    if (ranges) hits.push({ value, highlighted: markRanges(value, ranges, query.tags), count });
  }
  hits.sort((one, two) => two.count - one.count || (one.value < two.value ? -1 : 1));
  return hits.slice(0, query.maxFacetHits);
}

function matchingRanges(value: string, words: readonly string[]): [number, number][] | undefined {
  const tokens = tokenise(value);
  const ranges: [number, number][] = [];
  for (const word of words) {
    const token =
      tokens.find((candidate) => candidate.word.startsWith(word)) ??
      tokens.find((candidate) => typosBetween(word, candidate.word, allowedTypos(word), true) <= allowedTypos(word));
    if (!token) return undefined;
    const whole = !token.word.startsWith(word) || token.word.length !== token.end - token.start;
    ranges.push([token.start, whole ? token.end : token.start + word.length]);
  }
  return ranges;
}
