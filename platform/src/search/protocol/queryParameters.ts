import type { Area } from '../engine/area';
import { type FilterList, parseFacetFilters, parseNumericFilters, parseOptionalFilters } from '../engine/filterLists';
import { parseFilters } from '../engine/filterGrammar';
import type { FilterNode, FilterResult } from '../engine/filterNode';
import type { HighlightTags } from '../engine/highlight';
import type { TypoTolerance } from '../engine/matchQuery';
import type { Preference } from '../engine/precedence';
import { type Outcome, refuse, succeed } from './answer';
import { readArea } from './areaReader';
import type { FacetOrdering } from './facetOrdering';
import type { IndexTarget } from './indexTarget';
import { requireKnown } from './knownParameters';
import {
  ParameterError,
  type RawParameters,
  readChoice,
  readFilterList,
  readFlag,
  readInteger,
  readText,
  readTexts,
} from './parameterReaders';
import { readRendering } from './renderingReader';
import { FILTER } from './searchBounds';
import { readSearchedFields } from './searchedFields';

/** How an answer says which part of the hits it holds: as it was asked. */
export type Paging =
  | { readonly page: number; readonly hitsPerPage: number }
  | { readonly offset: number; readonly length: number };

/** The decoded parameters of a query (section 9.1 of the contract); undefined means not given. */
export interface QueryParameters {
  readonly query: string;
  readonly paging: Paging;
  /** Place of the first hit. */
  readonly offset: number;
  /** Number of hits. */
  readonly length: number;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly filter: FilterNode;
  /** Number of conditions in the filter. */
  readonly conditions: number;
  readonly area: Area | undefined;
  readonly preferred: readonly Preference[];
  /** Numbers of the fields that are searched; undefined is all of them. */
  readonly fields: readonly number[] | undefined;
  /** Undefined where nothing is said of it. */
  readonly strictness: number | undefined;
  /** Undefined leaves it to the index. */
  readonly facetOrdering: FacetOrdering | undefined;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[] | undefined;
  readonly attributesToSnippet: readonly string[];
  readonly tags: HighlightTags;
  readonly clickAnalytics: boolean;
  readonly analytics: boolean;
  readonly getRankingInfo: boolean;
  readonly enableRules: boolean;
  readonly ruleContexts: readonly string[];
  readonly responseFields: readonly string[];
  /** Overrules the grouping of the index. */
  readonly distinct: boolean | undefined;
  readonly typoTolerance: TypoTolerance;
  /** Whether words are left out where nothing has them all; undefined leaves it to the index. */
  readonly removeWords: boolean | undefined;
  readonly optionalWords: readonly string[];
  /** Facet searches only. */
  readonly facetQuery: string;
  readonly maxFacetHits: number;
}

/** What of an index decides what a query may say. */
type AskedIndex = Pick<IndexTarget, 'index' | 'isSorted' | 'searchable'>;

/** Decodes and checks the parameters of one query of an index; a name that is not served is refused. */
export function decodeParameters(raw: RawParameters, asked: AskedIndex): Outcome<QueryParameters> {
  try {
    requireKnown(raw, asked.index.language);
    return succeed(decode(raw, asked));
  } catch (error) {
    if (error instanceof ParameterError) return refuse(400, error.message);
    throw error;
  }
}

function decode(raw: RawParameters, asked: AskedIndex): QueryParameters {
  const filter = readFilter(raw);
  return {
    query: readText(raw, 'query', ''),
    ...readPlaces(raw),
    facets: readTexts(raw, 'facets') ?? [],
    maxValuesPerFacet: readInteger(raw, 'maxValuesPerFacet', 100),
    sortFacetValuesBy: readChoice(raw, 'sortFacetValuesBy', 'count'),
    filter,
    conditions: conditionsOf(filter),
    area: readArea(raw),
    preferred: readPreferred(raw),
    fields: readSearchedFields(raw, asked.searchable),
    strictness: readStrictness(raw, asked),
    facetOrdering: readRendering(raw),
    attributesToRetrieve: readTexts(raw, 'attributesToRetrieve') ?? ['*'],
    attributesToHighlight: readTexts(raw, 'attributesToHighlight'),
    attributesToSnippet: readTexts(raw, 'attributesToSnippet') ?? [],
    tags: { pre: readText(raw, 'highlightPreTag', '<em>'), post: readText(raw, 'highlightPostTag', '</em>') },
    clickAnalytics: readFlag(raw, 'clickAnalytics', false),
    analytics: readFlag(raw, 'analytics', true),
    getRankingInfo: readFlag(raw, 'getRankingInfo', false),
    enableRules: readFlag(raw, 'enableRules', true),
    ruleContexts: readTexts(raw, 'ruleContexts') ?? [],
    responseFields: readTexts(raw, 'responseFields') ?? ['*'],
    distinct: readDistinct(raw),
    typoTolerance: readChoice(raw, 'typoTolerance', 'min'),
    removeWords: readRemoveWords(raw),
    optionalWords: readTexts(raw, 'optionalWords') ?? [],
    facetQuery: readText(raw, 'facetQuery', ''),
    maxFacetHits: readInteger(raw, 'maxFacetHits', 10),
  };
}

/** Pages of hits, or hits from a place on, which is said instead. */
function readPlaces(raw: RawParameters): Pick<QueryParameters, 'paging' | 'offset' | 'length'> {
  const page = readInteger(raw, 'page', 0);
  const hitsPerPage = readInteger(raw, 'hitsPerPage', 20);
  if (isSaid(raw['offset'])) {
    if (page > 0) throw new ParameterError('Either page is said or offset');
    const places = { offset: readInteger(raw, 'offset', 0), length: readInteger(raw, 'length', hitsPerPage) };
    return { ...places, paging: places };
  }
  if (isSaid(raw['length'])) throw new ParameterError('length is said with offset');
  return { offset: page * hitsPerPage, length: hitsPerPage, paging: { page, hitsPerPage } };
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Whichever removal is asked for, the words that say least go first. */
function readRemoveWords(raw: RawParameters): boolean | undefined {
  if (raw['removeWordsIfNoResults'] === undefined || raw['removeWordsIfNoResults'] === null) return undefined;
  return readChoice(raw, 'removeWordsIfNoResults', 'none') !== 'none';
}

/** A number above 1 groups like 1: an index never shows several members of a group. */
function readDistinct(raw: RawParameters): boolean | undefined {
  const value = raw['distinct'];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return String(value) === 'true';
  return readInteger(raw, 'distinct', 0) > 0;
}

function readFilter(raw: RawParameters): FilterNode {
  const list = (name: 'facetFilters' | 'numericFilters', parse: (list: FilterList) => FilterResult): FilterNode =>
    accept(parse(readFilterList(raw, name)));
  return {
    kind: 'and',
    nodes: [
      list('facetFilters', parseFacetFilters),
      list('numericFilters', parseNumericFilters),
      accept(parseFilters(readText(raw, 'filters', ''), FILTER)),
    ],
  };
}

function readPreferred(raw: RawParameters): readonly Preference[] {
  const result = parseOptionalFilters(readFilterList(raw, 'optionalFilters'));
  if (!result.ok) throw new ParameterError(result.message);
  return result.preferred;
}

/** The order of relevance has every hit at its place already. */
function readStrictness(raw: RawParameters, { isSorted }: AskedIndex): number | undefined {
  if (!isSaid(raw['relevancyStrictness'])) return undefined;
  const strictness = readInteger(raw, 'relevancyStrictness', 0);
  if (strictness > 0 && !isSorted)
    throw new ParameterError('relevancyStrictness is for the indices in an order by price or age');
  return strictness;
}

function conditionsOf(node: FilterNode): number {
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.reduce((sum, one) => sum + conditionsOf(one), 0);
  return node.kind === 'not' ? conditionsOf(node.node) : 1;
}

function accept(result: FilterResult): FilterNode {
  if (!result.ok) throw new ParameterError(result.message);
  return result.node;
}

/** The url-encoded form of all parameters, as answers echo it. */
export function echoParameters(raw: RawParameters): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    text.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return text.toString();
}
