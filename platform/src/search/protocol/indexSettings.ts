import { HIGHLIGHTED_FIELDS } from '../build/searchedAttributes';
import { PAGINATION_LIMIT } from '../engine/hitsPage';
import type { SearchIndex } from '../engine/searchIndex';
import { PRODUCT_FACETS } from './facetOrdering';
import { allProductIndexNames, type IndexName, productIndexName } from './indexName';
import { SEARCHED_NAMES } from './searchedNames';

/** Settings in the names of the protocol. */
export type IndexSettings = Readonly<Record<string, unknown>>;

/** Orders hits as the provider does, between the first rule and the last. */
const RELEVANCE = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** What makes the provider's own index answer as this one does. */
export function settingsOf(name: IndexName, index: SearchIndex, prefix: string): IndexSettings {
  const { language } = index;
  const common = {
    attributesForFaceting: facetDeclarations(index),
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    maxValuesPerFacet: 1000,
    paginationLimitedTo: PAGINATION_LIMIT,
    typoTolerance: 'min',
  };
  if (name.kind !== 'products') return { ...common, ...PAGES[name.kind], removeWordsIfNoResults: 'none' };
  return { ...common, ...productSettings(name, prefix) };
}

/** Attributes with a comma between match as well as each other. */
const declared = (fields: readonly (readonly string[])[]): string[] => fields.map((names) => names.join(','));

/** Phrases come by how much is searched for them, pages and stores by relevance. */
const PAGES = {
  suggestions: {
    searchableAttributes: declared(SEARCHED_NAMES.suggestions),
    ranking: ['desc(popularity)', ...RELEVANCE],
  },
  contentSuggestions: { searchableAttributes: declared(SEARCHED_NAMES.contentSuggestions), ranking: RELEVANCE },
  contents: {
    searchableAttributes: declared(SEARCHED_NAMES.contents),
    ranking: RELEVANCE,
    customRanking: ['desc(popularity)'],
    attributesToHighlight: ['title', 'text'],
  },
  stores: { searchableAttributes: declared(SEARCHED_NAMES.stores), ranking: RELEVANCE },
} as const;

function productSettings({ locale, grouped, sort }: IndexName & { kind: 'products' }, prefix: string): IndexSettings {
  const primary = productIndexName(prefix, locale, true);
  const isPrimary = grouped && !sort;
  const order = sort && `${sort.direction}(${sort.by === 'price' ? `sort.price.${sort.segment}` : 'sort.newArrivals'})`;
  return {
    searchableAttributes: declared(SEARCHED_NAMES.products),
    renderingContent: { facetOrdering: PRODUCT_FACETS },
    attributesToHighlight: HIGHLIGHTED_FIELDS,
    // Goods that are made for others come after goods whose words match as wholly.
    ranking: [...(order ? [order] : []), 'typo', 'geo', 'words', 'filters', 'asc(isForOthers)', ...RELEVANCE.slice(4)],
    customRanking: ['asc(sort.bestSellers)'],
    attributeForDistinct: 'x_groupkey',
    distinct: grouped,
    removeWordsIfNoResults: 'allOptional',
    ...(isPrimary
      ? { replicas: allProductIndexNames(prefix, locale).filter((name) => name !== primary) }
      : { primary }),
  };
}

function facetDeclarations({ facets, numbers, filterOnly, searchableFacets }: SearchIndex): string[] {
  return [...facets.keys(), ...numbers.keys()].map((name) => {
    if (filterOnly.has(name)) return `filterOnly(${name})`;
    return searchableFacets.has(name) ? `searchable(${name})` : name;
  });
}
