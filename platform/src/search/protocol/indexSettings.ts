import { FIELD, HIGHLIGHTED_FIELDS, SEARCHED_ATTRIBUTES } from '../build/searchedAttributes';
import { PAGINATION_LIMIT } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import { allProductIndexNames, type IndexName, productIndexName } from './indexName';
import { SEARCHED_RECORD_FIELDS } from './hostedRecord';

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

/** Phrases come by how much is searched for them, pages by relevance. */
const PAGES = {
  suggestions: { searchableAttributes: ['query'], ranking: ['desc(popularity)', ...RELEVANCE] },
  contentSuggestions: { searchableAttributes: ['title', 'keywords'], ranking: RELEVANCE },
  contents: {
    searchableAttributes: ['title', 'keywords', 'text'],
    ranking: RELEVANCE,
    customRanking: ['desc(popularity)'],
    attributesToHighlight: ['title', 'text'],
  },
} as const;

function productSettings({ locale, grouped, sort }: IndexName & { kind: 'products' }, prefix: string): IndexSettings {
  const primary = productIndexName(prefix, locale, true);
  const isPrimary = grouped && !sort;
  const order = sort && `${sort.direction}(${sort.by === 'price' ? `sort.price.${sort.segment}` : 'sort.newArrivals'})`;
  return {
    searchableAttributes: Object.keys(FIELD).map((field) => searchedIn(field as keyof typeof FIELD)),
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

/** Attributes of a field that match as well as each other. */
function searchedIn(field: keyof typeof FIELD): string {
  const translated = SEARCHED_ATTRIBUTES.filter((one) => one.field === FIELD[field]).flatMap(({ names }) => names);
  return [...SEARCHED_RECORD_FIELDS[field], ...translated.map((name) => `attributes_translated.${name}`)].join(',');
}

function facetDeclarations({ facets, numbers, filterOnly, searchableFacets }: SearchIndex): string[] {
  return [...facets.keys(), ...numbers.keys()].map((name) => {
    if (filterOnly.has(name)) return `filterOnly(${name})`;
    return searchableFacets.has(name) ? `searchable(${name})` : name;
  });
}
