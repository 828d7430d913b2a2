import { listingIndexName, priceAttribute } from '../../domain/listing/indexNames';
import type { ListingIndex } from '../../domain/listing/indexNames';
import type { Facet, PriceBounds } from '../../domain/listing/listing';
import { parseMinor } from '../../domain/money/parseAmount';
import type { IndexQuery, IndexResult } from './queryIndex';

/** What a listing asks of the index. */
export interface ListingInput extends ListingIndex {
  readonly currency: string;
  readonly term?: string;
  /** Zero based. */
  readonly page: number;
  readonly pageSize: number;
  /** What the listing is about, e.g. `type:sun`; empty for everything (contract 9.1). */
  readonly filters?: string;
  /** Index attributes whose counts are wanted, e.g. `attributes.BRAND`. */
  readonly facets: readonly string[];
  /** Chosen values by index attribute; values of one attribute widen, attributes narrow. */
  readonly selected?: Readonly<Record<string, readonly string[]>>;
  /** Chosen price range in minor units. */
  readonly priceRange?: { readonly minMinor?: number; readonly maxMinor?: number };
  readonly userToken?: string;
  readonly analyticsTags?: readonly string[];
  readonly ruleContexts?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
}

/** What is chosen of a list. */
export type Chosen = Pick<ListingInput, 'selected' | 'priceRange' | 'segment'>;

function chosen(input: Pick<Chosen, 'selected'>): [attribute: string, values: readonly string[]][] {
  return Object.entries(input.selected ?? {}).filter(([, values]) => values.length > 0);
}

function facetFilters(input: Pick<Chosen, 'selected'>, except?: string): string[][] {
  return chosen(input)
    .filter(([attribute]) => attribute !== except)
    .map(([attribute, values]) => values.map((value) => `${attribute}:${value}`));
}

function priceFilters(input: Pick<Chosen, 'priceRange' | 'segment'>): string[] {
  const attribute = priceAttribute(input.segment);
  const { minMinor, maxMinor } = input.priceRange ?? {};
  return [
    ...(minMinor === undefined ? [] : [`${attribute}>=${minMinor / 100}`]),
    ...(maxMinor === undefined ? [] : [`${attribute}<=${maxMinor / 100}`]),
  ];
}

function common(input: ListingInput): IndexQuery {
  return {
    indexName: listingIndexName(input),
    query: input.term ?? '',
    ...(input.filters ? { filters: input.filters } : {}),
    ...(input.userToken ? { userToken: input.userToken } : {}),
    ...(input.ruleContexts ? { ruleContexts: input.ruleContexts } : {}),
    maxValuesPerFacet: 200,
    attributesToHighlight: [],
  };
}

function hasPriceRange(input: ListingInput): boolean {
  return priceFilters(input).length > 0;
}

/** Counts only: what a facet would offer without its own choice. */
function countQuery(input: ListingInput, facet: string, numericFilters: readonly string[]): IndexQuery {
  return {
    ...common(input),
    facets: [facet],
    facetFilters: facetFilters(input, facet),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
    hitsPerPage: 0,
    page: 0,
    analytics: false,
    clickAnalytics: false,
  };
}

/** Choices as they narrow a query. */
export function narrowedBy(input: Chosen): Pick<IndexQuery, 'facetFilters' | 'numericFilters'> {
  const numericFilters = priceFilters(input);
  return { facetFilters: facetFilters(input), ...(numericFilters.length > 0 ? { numericFilters } : {}) };
}

/** First the listing itself, then one count query a facet with a choice, and one for the price range (contract 9.1). */
export function listingQueries(input: ListingInput): IndexQuery[] {
  const main: IndexQuery = {
    ...common(input),
    page: input.page,
    hitsPerPage: input.pageSize,
    facets: [...input.facets, priceAttribute(input.segment)],
    ...narrowedBy(input),
    ...(input.attributesToRetrieve ? { attributesToRetrieve: input.attributesToRetrieve } : {}),
    ...(input.analyticsTags ? { analyticsTags: input.analyticsTags } : {}),
    clickAnalytics: true,
  };
  const counts = chosen(input).map(([facet]) => countQuery(input, facet, priceFilters(input)));
  return hasPriceRange(input)
    ? [main, ...counts, countQuery(input, priceAttribute(input.segment), [])]
    : [main, ...counts];
}

/** Counts of each wanted facet: from its own query when it has a choice, else from the listing (PLP-03). */
export function mergeFacets(
  input: ListingInput,
  main: IndexResult | undefined,
  counts: readonly IndexResult[],
): readonly Facet[] {
  const own = new Map(chosen(input).map(([facet], index) => [facet, counts[index]?.facets?.[facet]]));
  return input.facets.map((name) => {
    const found = own.get(name) ?? main?.facets?.[name] ?? {};
    // A chosen value stays visible even when nothing matches it any more, so that it can be taken back.
    const missing = (input.selected?.[name] ?? [])
      .filter((value) => !(value in found))
      .map((value) => [value, 0] as const);
    const entries = [...Object.entries(found), ...missing];
    return { name, entries: entries.map(([value, count]) => ({ value, label: value, count })) };
  });
}

/** Lowest and highest price as if no range were chosen. */
export function priceBoundsOf(
  input: ListingInput,
  main: IndexResult | undefined,
  counts: readonly IndexResult[],
): PriceBounds | null {
  const source = hasPriceRange(input) ? counts.at(-1) : main;
  const stats = source?.facets_stats?.[priceAttribute(input.segment)];
  if (!stats) return null;
  return {
    minMinor: parseMinor(stats.min, input.currency) ?? 0,
    maxMinor: parseMinor(stats.max, input.currency) ?? 0,
  };
}
