import { buildBaseParts } from './build/baseParts';
import { buildContentIndex, buildContentSuggestionIndex } from './build/contentIndex';
import { buildLanguageParts } from './build/languageParts';
import { buildPlaceIndex } from './build/placeIndex';
import { queryPhrases } from './build/queryPhrases';
import type { RecordIndex } from './build/recordIndex';
import { buildStoreIndex } from './build/storeIndex';
import {
  buildSuggestionIndices,
  joinSearched,
  type SearchedPhrase,
  type SuggestionIndex,
  type SuggestionSource,
} from './build/suggestionIndex';
import { languageCatalogueOf, languageOf, type SearchCatalogue, type SearchLocale } from './catalogue';
import type { SearchIndex } from './engine/searchIndex';
import { orderBy, type SlotOrder } from './engine/slotOrder';
import type { Steps } from './engine/steps';
import { type ProductSort, productIndexName } from './protocol/indexName';

/** The indices of one locale. */
export interface LocaleIndices {
  readonly products: SearchIndex | undefined;
  readonly suggestions: SuggestionIndex | undefined;
  readonly contents: RecordIndex;
  readonly contentSuggestions: RecordIndex;
  readonly stores: RecordIndex;
}

/** All indices built from one catalogue; replaced as a whole. Plain data, so that it can be kept in a file. */
export interface Generation {
  /** Of the catalogue. */
  readonly version: string;
  /** Id of the product at a position of the catalogue. */
  readonly productIds: readonly string[];
  readonly newest: SlotOrder;
  readonly oldest: SlotOrder;
  readonly locales: ReadonlyMap<SearchLocale, LocaleIndices>;
}

/** Builds all indices step by step; `prefix` begins the names of product indices. */
export function* buildGeneration(catalogue: SearchCatalogue, prefix: string): Steps<Generation> {
  const { products, stores, contents, branches = [] } = catalogue;
  const base = yield* buildBaseParts(catalogue);
  const indices = new Map<SearchLocale, SearchIndex>();
  const suggestions = new Map<SearchLocale, SuggestionIndex>();
  for (const texts of catalogue.languages) {
    const shown = stores.filter(({ locale }) => languageCatalogueOf(catalogue, locale) === texts);
    if (shown.length === 0) continue;
    const parts = yield* buildLanguageParts(base, products, texts);
    const sources: SuggestionSource[] = [];
    for (const store of shown) {
      const index = yield* buildStoreIndex(base, parts, store, products);
      indices.set(store.locale, index);
      sources.push({ locale: store.locale, name: productIndexName(prefix, store.locale, true), index });
    }
    const phrases = queryPhrases(texts, products);
    yield;
    for (const [locale, index] of yield* buildSuggestionIndices(sources, phrases)) suggestions.set(locale, index);
  }
  const locales = new Map<SearchLocale, LocaleIndices>();
  for (const locale of new Set([...indices.keys(), ...[...contents, ...branches].map((one) => one.locale)])) {
    const language = languageOf(locale);
    const documents = contents.filter((document) => document.locale === locale);
    locales.set(locale, {
      products: indices.get(locale),
      suggestions: suggestions.get(locale),
      contents: yield* buildContentIndex(language, documents),
      contentSuggestions: yield* buildContentSuggestionIndex(language, documents),
      stores: yield* buildPlaceIndex(
        language,
        branches.filter((branch) => branch.locale === locale),
      ),
    });
  }
  return {
    version: catalogue.version,
    productIds: products.map(({ productId }) => productId),
    newest: base.newest,
    oldest: base.oldest,
    locales,
  };
}

/** What people searched for in each locale. */
export type SearchedPhrases = ReadonlyMap<SearchLocale, readonly SearchedPhrase[]>;

/** A generation that suggests first what people searched for. */
export function* withSearched(generation: Generation, searched: SearchedPhrases, prefix: string): Steps<Generation> {
  const locales = new Map(generation.locales);
  for (const [locale, phrases] of searched) {
    const indices = locales.get(locale);
    if (!indices?.products || !indices.suggestions || phrases.length === 0) continue;
    const source = { locale, name: productIndexName(prefix, locale, true), index: indices.products };
    locales.set(locale, { ...indices, suggestions: yield* joinSearched(indices.suggestions, source, phrases) });
  }
  return { ...generation, locales };
}

const priceOrders = new WeakMap<SearchIndex, Map<string, SlotOrder>>();

/** The order of a sort index over the products of one locale; price orders are computed at their first use. */
export function sortOrder(
  { newest, oldest }: Generation,
  index: SearchIndex | undefined,
  sort: ProductSort,
): SlotOrder | undefined {
  if (sort.by === 'newArrivals') return sort.direction === 'desc' ? newest : oldest;
  const prices = index?.numbers.get(`sort.price.${sort.segment}`);
  if (!index || !prices) return undefined;
  const known = priceOrders.get(index) ?? new Map<string, SlotOrder>();
  priceOrders.set(index, known);
  const key = `${sort.segment} ${sort.direction}`;
  const order = known.get(key) ?? orderBy(prices, sort.direction, index.ranking);
  known.set(key, order);
  return order;
}
