import type { SearchLocale } from '../catalogue';
import { buildIndexInSteps } from '../engine/buildIndex';
import { isFiller } from '../engine/fillers';
import { wordsOf } from '../engine/fold';
import { isStopWord, type SearchLanguage, stem } from '../engine/language';
import { matchQuery } from '../engine/matchQuery';
import { type EngineQuery, runSearch } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import type { Steps } from '../engine/steps';
import { isReplaceable } from '../engine/synonyms';
import type { TextMatch } from '../engine/textMatch';
import { isKnownWord } from '../engine/wordMatches';
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
): Steps<Map<SearchLocale, SuggestionIndex>> {
  const found = new Map(sources.map((source) => [source, [] as Suggestion[]]));
  for (const [position, query] of phrases.entries()) {
    if (position % PHRASES_PER_STEP === 0) yield;
    let match: TextMatch | undefined;
    for (const [{ index }, suggestions] of found) {
      match ??= matchQuery({ ...index, universe: index.space.occupied }, query, COUNTED);
      const { total, facets } = runSearch(index, { ...COUNTED, query }, match);
      if (total > 0) suggestions.push({ query, hits: total, brands: Object.entries(facets['attributes.BRAND'] ?? {}) });
    }
  }
  const indices = new Map<SearchLocale, SuggestionIndex>();
  for (const [{ locale, name, index: products }, suggestions] of found) {
    const records = suggestions.map((suggestion) => suggestionRecord(suggestion, name));
    indices.set(locale, yield* indexOfRecords(records, products.language));
  }
  return indices;
}

function* indexOfRecords(records: readonly SuggestionRecord[], language: SearchLanguage): Steps<SuggestionIndex> {
  const index = yield* buildIndexInSteps(records, {
    language,
    texts: [{ kind: language, read: ({ query }) => [query] }],
    facets: {},
    numbers: { popularity: ({ popularity }) => popularity, nb_words: ({ nb_words: count }) => count },
    rank: ({ popularity }) => -popularity,
  });
  return { index, records };
}

/** A phrase that people searched for, and how often. */
export interface SearchedPhrase {
  readonly query: string;
  readonly searches: number;
}

/**
 * The suggestions of a store with those that were searched first, the most searched before the others. Only phrases of whole words that find
 * goods are suggested, in the spelling that the shop has of them.
 */
export function* joinSearched(
  { records }: SuggestionIndex,
  { name, index: products }: SuggestionSource,
  searched: readonly SearchedPhrase[],
): Steps<SuggestionIndex> {
  const { language } = products;
  const keyOf = (query: string): string =>
    wordsOf(query)
      .map((word) => stem(language, word))
      .join(' ');
  const joined = new Map(records.map((record) => [keyOf(record.query), record]));
  const most = records.reduce((highest, { popularity }) => Math.max(highest, popularity), 0);
  for (const { query, searches } of searched) {
    yield;
    if (!isOfWholeWords(products, query)) continue;
    const key = keyOf(query);
    const record = joined.get(key) ?? foundRecord(products, query, name);
    if (!record) continue;
    // Phrases that differ in case or number are one.
    const popularity = Math.max(most, record.popularity) + searches;
    joined.set(key, { ...record, popularity });
  }
  return yield* indexOfRecords([...joined.values()], language);
}

function isOfWholeWords({ texts, language, synonyms }: SearchIndex, query: string): boolean {
  const words = wordsOf(query);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        isStopWord(language, word) ||
        isFiller(language, word) ||
        isReplaceable(synonyms, word) ||
        isKnownWord(texts, { text: word, prefix: false }),
    )
  );
}

function foundRecord(products: SearchIndex, query: string, name: string): SuggestionRecord | undefined {
  const { total, facets } = runSearch(products, { ...COUNTED, query });
  const brands = Object.entries(facets['attributes.BRAND'] ?? {});
  return total > 0 ? suggestionRecord({ query, hits: total, brands }, name) : undefined;
}

/** An index of phrases that knows them. */
export interface SuggestionIndex extends RecordIndex {
  readonly records: readonly SuggestionRecord[];
}

type SuggestionRecord = SearchRecord & {
  readonly query: string;
  readonly nb_words: number;
  readonly popularity: number;
};

function suggestionRecord({ query, hits, brands }: Suggestion, source: string): SuggestionRecord {
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
