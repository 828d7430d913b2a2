import {
  choice,
  closed,
  conditions,
  flag,
  type Form,
  grouping,
  integer,
  languages,
  outlines,
  type Parameter,
  point,
  precision,
  radius,
  rendering,
  served,
  taken,
  text,
  texts,
  token,
} from './parameterForms';

/** Half of the way around the globe, in metres. */
const FARTHEST = 20_037_508;

const OWN_LANGUAGE = 'an index has one language, its own, and always reads words in it';
const NO_STATISTICS = 'statistics are made by words alone';

/**
 * Every parameter of a query that the protocol knows: what it may say, and whether it is served. The decoder takes no name that is not
 * here, and `docs/search-protocol.md` says the same.
 */
export const PARAMETERS = {
  query: served(text(256)),
  /** Pages that lie behind the last hit that paging reaches are empty, and cost nothing. */
  page: served(integer(2 ** 31 - 1)),
  hitsPerPage: served(integer(100)),
  offset: served(integer(2 ** 31 - 1)),
  length: served(integer(100)),
  filters: served(text(4096)),
  facetFilters: served(conditions(300, 256)),
  numericFilters: served(conditions(50, 256)),
  facets: served(texts(64, 128)),
  maxValuesPerFacet: served(integer(1000)),
  sortFacetValuesBy: served(choice('count', 'alpha')),
  facetQuery: served(text(128)),
  maxFacetHits: served(integer(100)),
  attributesToRetrieve: served(texts(64, 128)),
  attributesToHighlight: served(texts(32, 128)),
  attributesToSnippet: served(texts(8, 128)),
  highlightPreTag: served(text(64)),
  highlightPostTag: served(text(64)),
  distinct: served(grouping(100)),
  typoTolerance: served(choice('true', 'false', 'min', 'strict')),
  /** A text of words too: a query may be said once more. */
  optionalWords: served(texts(32, 256)),
  removeWordsIfNoResults: served(choice('none', 'lastWords', 'firstWords', 'allOptional')),
  clickAnalytics: served(flag),
  /** Whether the words count as a search; those of an answer with a query id are kept either way. */
  analytics: served(flag),
  /** Without rules an answer is what it would be if there were none. */
  enableRules: served(flag),
  ruleContexts: served(texts(32, 128)),
  getRankingInfo: served(flag),
  responseFields: served(texts(32, 64)),
  /** What meets them comes first; a condition may end in `<score=2>`. */
  optionalFilters: served(conditions(32, 256)),
  restrictSearchableAttributes: served(texts(32, 128)),
  /** Of an order by price or age: how near to the best match a hit must be. */
  relevancyStrictness: served(integer(100)),
  renderingContent: served(rendering(100, 128)),
  aroundLatLng: served(point),
  aroundRadius: served(radius(FARTHEST)),
  minimumAroundRadius: served(integer(FARTHEST)),
  aroundPrecision: served(precision(FARTHEST, 16)),
  insideBoundingBox: served(outlines(32, 2)),
  insidePolygon: served(outlines(8, 3, 200)),

  analyticsTags: taken(texts(32, 128), NO_STATISTICS),
  userToken: taken(token, 'nothing of a search is kept by person'),
  percentileComputation: taken(flag, NO_STATISTICS),
  enableABTest: taken(flag, 'no tests are run'),
  queryLanguages: taken(languages, OWN_LANGUAGE),
  naturalLanguages: taken(languages, OWN_LANGUAGE),
  ignorePlurals: taken(languages, OWN_LANGUAGE),
  removeStopWords: taken(languages, OWN_LANGUAGE),

  advancedSyntax: closed('false'),
  advancedSyntaxFeatures: closed(),
  allowTyposOnNumericTokens: closed(),
  alternativesAsExact: closed(),
  aroundLatLngViaIP: closed('false'),
  attributeCriteriaComputedBy: closed(),
  attributeCriteriaComputedByMinProximity: closed(),
  decompoundQuery: closed('true'),
  disableExactOnAttributes: closed(),
  disableTypoToleranceOnAttributes: closed(),
  enablePersonalization: closed('false'),
  enableReRanking: closed('false'),
  exactOnSingleWordQuery: closed(),
  extensions: closed(),
  facetingAfterDistinct: closed('true'),
  minProximity: closed('1'),
  minWordSizefor1Typo: closed('4'),
  minWordSizefor2Typos: closed('8'),
  mode: closed('keywordSearch'),
  personalizationImpact: closed(),
  queryType: closed('prefixLast'),
  ranking: closed(),
  replaceSynonymsInHighlight: closed('false'),
  reRankingApplyFilter: closed(),
  restrictHighlightAndSnippetArrays: closed('false'),
  semanticSearch: closed(),
  similarQuery: closed(),
  snippetEllipsisText: closed('…'),
  sumOrFiltersScores: closed('false'),
  synonyms: closed('true'),
  tagFilters: closed(),
} as const satisfies Readonly<Record<string, Parameter>>;

/** Names of the served parameters of one form. */
export type Served<Wanted extends Form['form']> = {
  [Name in keyof typeof PARAMETERS]: (typeof PARAMETERS)[Name] extends { use: 'served'; form: Wanted } ? Name : never;
}[keyof typeof PARAMETERS];

/** What the protocol knows by this name; undefined for a name that it does not know. */
export function parameterOf(name: string): Parameter | undefined {
  return Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as keyof typeof PARAMETERS] : undefined;
}
