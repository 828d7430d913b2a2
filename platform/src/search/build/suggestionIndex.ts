import type { SearchLocale } from '../catalogue';
import { buildIndexInSteps } from '../engine/buildIndex';
import { wordsOf } from '../engine/fold';
import { matchQuery } from '../engine/matchQuery';
import { type EngineQuery, runSearch } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import type { Steps } from '../engine/steps';
import type { TextMatch } from '../engine/textMatch';
import type { SearchRecord } from '../protocol/searchRecord';
import type { RecordIndex } from './recordIndex';

const PHRASES_PER_STEP = 20;

/** Hits and most frequent brands of a phrase that is taken by its letters. */
const COUNTED: Omit<EngineQuery, 'query'> = {
  filter: { kind: 'and', nodes: [] },
  facets: ['attributes.BRAND'],
  maxValuesPerFacet: 3,
  sortFacetValuesBy: 'count',
  offset: 0,
  length: 0,
  grouped: true,
  order: undefined,
  typoTolerance: 'false',
  leavesOut: false,
  optionalWords: [],
};

interface Suggestion {
  readonly query: string;
  readonly hits: number;
  readonly brands: readonly (readonly [value: string, count: number])[];
}

/** The products of one locale, under the name of their index. */
export interface SuggestionSource {
  readonly locale: SearchLocale;
  readonly name: string;
  readonly index: SearchIndex;
}

/**
 * The query suggestions of stores that share their texts: each phrase that finds something there, with what it finds (contract 9.6). The
 * words of a phrase are looked up once for all of them.
 */
export function* buildSuggestionIndices(
  sources: readonly SuggestionSource[],
  phrases: readonly string[],
): Steps<Map<SearchLocale, RecordIndex>> {
  const found = new Map(sources.map((source) => [source, [] as Suggestion[]]));
  for (const [position, query] of phrases.entries()) {
    if (position % PHRASES_PER_STEP === 0) yield;
    let match: TextMatch | undefined;
    for (const [{ index }, suggestions] of found) {
      match ??= matchQuery({ ...index, universe: index.space.occupied }, query, { ...COUNTED, isRanked: false });
      const { total, facets } = runSearch(index, { ...COUNTED, query }, match);
      if (total > 0) suggestions.push({ query, hits: total, brands: Object.entries(facets['attributes.BRAND'] ?? {}) });
    }
  }
  const indices = new Map<SearchLocale, RecordIndex>();
  for (const [{ locale, name, index: products }, suggestions] of found) {
    const { language } = products;
    const index = yield* buildIndexInSteps(suggestions, {
      language,
      texts: [{ kind: language, read: ({ query }) => [query] }],
      facets: {},
      numbers: { popularity: ({ hits }) => hits, nb_words: ({ query }) => wordsOf(query).length },
      rank: ({ hits }) => -hits,
    });
    indices.set(locale, { index, records: suggestions.map((suggestion) => suggestionRecord(suggestion, name)) });
  }
  return indices;
}

function suggestionRecord({ query, hits, brands }: Suggestion, source: string): SearchRecord {
  return {
    objectID: query,
    query,
    nb_words: wordsOf(query).length,
    popularity: hits,
    [source]: {
      exact_nb_hits: hits,
      facets: {
        exact_matches: { 'attributes.BRAND': brands.map(([value, count]) => ({ value, count })) },
        analytics: {},
      },
    },
  };
}
