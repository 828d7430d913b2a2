import { buildBaseParts, type BaseParts } from './build/baseParts';
import { buildContentIndex, buildContentSuggestionIndex } from './build/contentIndex';
import { buildLanguageParts, type LanguageParts } from './build/languageParts';
import { queryPhrases } from './build/queryPhrases';
import type { RecordIndex } from './build/recordIndex';
import { buildStoreIndex } from './build/storeIndex';
import { buildSuggestionIndex } from './build/suggestionIndex';
import {
  languageCatalogueOf,
  languageOf,
  type LanguageCatalogue,
  type SearchCatalogue,
  type SearchLocale,
} from './catalogue';
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
  const languages = new Map<LanguageCatalogue | undefined, LanguageParts>();
  const phrases = new Map<LanguageCatalogue | undefined, readonly string[]>();
  const shown = new Set(stores.map(({ locale }) => languageCatalogueOf(catalogue, locale)));
  for (const language of catalogue.languages.filter((texts) => shown.has(texts))) {
    languages.set(language, yield* buildLanguageParts(base, products, language));
    phrases.set(language, queryPhrases(language, products));
    yield;
  }
  const locales = new Map<SearchLocale, LocaleIndices>();
  const names = new Set([...stores.map(({ locale }) => locale), ...contents.map(({ locale }) => locale)]);
  for (const locale of names) {
    const language = languageOf(locale);
    const store = stores.find((candidate) => candidate.locale === locale);
    const texts = languageCatalogueOf(catalogue, locale);
    const parts = languages.get(texts);
    const index = store && parts ? yield* buildStoreIndex(base, parts, store, products) : undefined;
    const source = index && { name: productIndexName(prefix, locale, true), index };
    const documents = contents.filter((document) => document.locale === locale);
    locales.set(locale, {
      products: index,
      suggestions: source && (yield* buildSuggestionIndex(language, source, phrases.get(texts) ?? [])),
      contents: yield* buildContentIndex(language, documents),
      contentSuggestions: yield* buildContentSuggestionIndex(language, documents),
      order: ordersOf(base, index),
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
