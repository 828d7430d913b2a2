import { buildBaseParts, type BaseParts } from './build/baseParts';
import { buildContentIndex, buildContentSuggestionIndex } from './build/contentIndex';
import { buildLanguageParts } from './build/languageParts';
import { queryPhrases } from './build/queryPhrases';
import type { RecordIndex } from './build/recordIndex';
import { buildStoreIndex } from './build/storeIndex';
import { buildSuggestionIndices, type SuggestionSource } from './build/suggestionIndex';
import { languageCatalogueOf, languageOf, type SearchCatalogue, type SearchLocale } from './catalogue';
import type { SearchIndex } from './engine/searchIndex';
import { orderBy, type SlotOrder } from './engine/slotOrder';
import type { Steps } from './engine/steps';
import { type ProductSort, productIndexName } from './protocol/indexName';

/** The indices of one locale. */
export interface LocaleIndices {
  readonly products: SearchIndex | undefined;
  readonly suggestions: RecordIndex | undefined;
  readonly contents: RecordIndex;
  readonly contentSuggestions: RecordIndex;
  /** The order of a sort index; price orders are computed at their first use. */
  readonly order: (sort: ProductSort) => SlotOrder | undefined;
}

/** All indices built from one catalogue; replaced as a whole. */
export interface Generation {
  readonly catalogue: SearchCatalogue;
  readonly locales: ReadonlyMap<SearchLocale, LocaleIndices>;
}

/** Builds all indices step by step; `prefix` begins the names of product indices. */
export function* buildGeneration(catalogue: SearchCatalogue, prefix: string): Steps<Generation> {
  const { products, stores, contents } = catalogue;
  const base = yield* buildBaseParts(catalogue);
  const indices = new Map<SearchLocale, SearchIndex>();
  const suggestions = new Map<SearchLocale, RecordIndex>();
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
  for (const locale of new Set([...indices.keys(), ...contents.map((document) => document.locale)])) {
    const language = languageOf(locale);
    const documents = contents.filter((document) => document.locale === locale);
    locales.set(locale, {
      products: indices.get(locale),
      suggestions: suggestions.get(locale),
      contents: yield* buildContentIndex(language, documents),
      contentSuggestions: yield* buildContentSuggestionIndex(language, documents),
      order: ordersOf(base, indices.get(locale)),
    });
  }
  return { catalogue, locales };
}

function ordersOf(base: BaseParts, index: SearchIndex | undefined): LocaleIndices['order'] {
  const known = new Map<string, SlotOrder>();
  return (sort) => {
    if (sort.by === 'newArrivals') return sort.direction === 'desc' ? base.newest : base.oldest;
    const prices = index?.numbers.get(`sort.price.${sort.segment}`);
    if (!prices) return undefined;
    const key = `${sort.segment} ${sort.direction}`;
    const order = known.get(key) ?? orderBy(prices, sort.direction, base.ranking);
    known.set(key, order);
    return order;
  };
}
