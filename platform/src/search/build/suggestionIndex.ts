import { buildIndexInSteps } from '../engine/buildIndex';
import { wordsOf } from '../engine/fold';
import type { SearchLanguage } from '../engine/language';
import { runSearch } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import type { Steps } from '../engine/steps';
import type { SearchRecord } from '../protocol/searchRecord';
import type { RecordIndex } from './recordIndex';

const BRANDS_SHOWN = 3;

interface Suggestion {
  readonly query: string;
  readonly hits: number;
  readonly brands: readonly (readonly [value: string, count: number])[];
}

/** The query suggestions of one store: each phrase that finds something there, with what it finds (contract 9.6). */
export function* buildSuggestionIndex(
  language: SearchLanguage,
  source: { readonly name: string; readonly index: SearchIndex },
  phrases: readonly string[],
): Steps<RecordIndex> {
  const suggestions: Suggestion[] = [];
  for (const [position, query] of phrases.entries()) {
    if (position % 20 === 0) yield;
    const { total, facets } = runSearch(source.index, {
      query,
      filter: { kind: 'and', nodes: [] },
      facets: ['attributes.BRAND'],
      maxValuesPerFacet: BRANDS_SHOWN,
      sortFacetValuesBy: 'count',
      page: 0,
      hitsPerPage: 0,
      grouped: true,
      order: undefined,
      typoTolerance: 'false',
    });
    if (total > 0) suggestions.push({ query, hits: total, brands: Object.entries(facets['attributes.BRAND'] ?? {}) });
  }
  const index = yield* buildIndexInSteps(suggestions, {
    language,
    texts: [{ kind: language, read: ({ query }) => [query] }],
    facets: {},
    numbers: { popularity: ({ hits }) => hits, nb_words: ({ query }) => wordsOf(query).length },
    rank: ({ hits }) => -hits,
  });
  return { index, recordAt: (position) => suggestionRecord(suggestions[position], source.name) };
}

function suggestionRecord(suggestion: Suggestion | undefined, source: string): SearchRecord | undefined {
  if (!suggestion) return undefined;
  const { query, hits, brands } = suggestion;
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
