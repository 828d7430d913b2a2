import { searchListing } from '@sightline/shared-lib/api/search';
import type { ListingInput } from '@sightline/shared-lib/api/search';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadServices, Locale } from '@sightline/shared-lib/contracts';
import { codeFacet, facetAttribute } from '@sightline/shared-lib/domain/listing';
import type { IndexSegment, ListingResult, ListingState } from '@sightline/shared-lib/domain/listing';

import { askedSegment } from '../prices/whosePrices';
import { tileFacts } from '../tiles/tileFacts';
import { inAskedSize } from './askedSize';
import { compareValues } from './facetWords';
import type { ListingAnswer, ListingData, ListingScope, WayOut } from './listingData';
import { facetNames } from './listingPlans';

/** Prefix of the product indices (PLP-08). */
export const INDEX_PREFIX = 'products';

/** Record fields a tile is made of; the rest stays with the index. */
export const TILE_FIELDS = [
  'objectID',
  'productId',
  'partnumberId',
  'name',
  'url',
  'type',
  'x_groupkey',
  'buyable',
  'attributes',
  'attributes_translated',
  'prices',
  'attachments',
  'cluster',
];

export type FindServices = Pick<LoadServices, 'site' | 'client' | 'segments' | 'askerSegments' | 'now' | 't'>;

/** Choices of a state by index attribute, whole currency units as minor ones. */
export function chosenOf(
  { facets, minPrice, maxPrice }: ListingState,
  segment: IndexSegment,
): Pick<ListingInput, 'selected' | 'priceRange' | 'segment'> {
  const hasRange = minPrice !== null || maxPrice !== null;
  return {
    segment,
    selected: Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [facetAttribute(name, segment), values]),
    ),
    ...(hasRange
      ? {
          priceRange: {
            ...(minPrice === null ? {} : { minMinor: minPrice * 100 }),
            ...(maxPrice === null ? {} : { maxMinor: maxPrice * 100 }),
          },
        }
      : {}),
  };
}

/** Query of a state: chosen values by index attribute, whole currency units as minor ones, pages from zero. */
function inputOf(
  scope: ListingScope,
  state: ListingState,
  site: FindServices['site'],
  segment: IndexSegment,
): ListingInput {
  return {
    prefix: INDEX_PREFIX,
    locale: site.locale,
    grouped: true,
    sort: state.sort,
    currency: site.currency,
    term: state.term,
    page: state.page - 1,
    pageSize: scope.pageSize,
    filters: scope.filters,
    facets: facetNames(scope.kind).map(codeFacet),
    ...chosenOf(state, segment),
    ...(scope.context ? { ruleContexts: [scope.context] } : {}),
    analyticsTags: [site.locale, scope.pageTag],
    attributesToRetrieve: TILE_FIELDS,
  };
}

/** Query for the number of products of a state and what could narrow it further, without their records. */
export function countInput(
  { scope }: Pick<ListingData, 'scope'>,
  state: ListingState,
  site: FindServices['site'],
  segment: IndexSegment,
): ListingInput {
  return { ...inputOf(scope, { ...state, page: 1 }, site, segment), pageSize: 0 };
}

async function countListing(scope: ListingScope, state: ListingState, services: FindServices): Promise<number> {
  const { total } = await searchListing(services.client, {
    ...inputOf(scope, { ...state, page: 1 }, services.site, askedSegment(services)),
    facets: [],
    pageSize: 0,
  });
  return total;
}

/** Choices worth dropping, best first: each with the number of products found without it. */
async function waysOutOf(scope: ListingScope, state: ListingState, services: FindServices): Promise<readonly WayOut[]> {
  const choices = Object.entries(state.facets).flatMap(([facet, values]) => values.map((value) => ({ facet, value })));
  if (choices.length < 2) return [];
  const counted = await Promise.all(
    choices.slice(0, 6).map(async ({ facet, value }) => {
      const left = (state.facets[facet] ?? []).filter((one) => one !== value);
      const count = await countListing(scope, { ...state, facets: { ...state.facets, [facet]: left } }, services);
      return { facet, value, count };
    }),
  );
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

function facetsOf(result: ListingResult): ListingAnswer['facets'] {
  return Object.fromEntries(
    result.facets.map((facet) => {
      const name = facet.name.slice(facet.name.indexOf('.') + 1);
      const values = facet.entries.map(({ value, count }) => ({ value, count })).toSorted(compareValues(name));
      return [name, values];
    }),
  );
}

/** Numbers of an answer: how many products there are, and how many each further choice would leave. */
export type ListingCount = Pick<
  ListingAnswer,
  'productListTotal' | 'totalText' | 'facets' | 'priceMode' | 'priceBounds'
>;

export function countOf(result: ListingResult, locale: Locale): ListingCount {
  return {
    productListTotal: result.total,
    totalText: result.total.toLocaleString(LOCALE_FACTS[locale].tag),
    facets: facetsOf(result),
    priceMode: result.priceBounds ? 'indexed' : 'none',
    priceBounds: result.priceBounds,
  };
}

/** A page of a listing, how many there are, and where a search rule sends the shopper instead. */
export interface FoundListing {
  readonly answer: ListingAnswer;
  readonly pageCount: number;
  readonly redirect: string;
}

/** Asks the index for one state of a listing (PLP-02, PLP-03). */
export async function findListing(
  scope: ListingScope,
  state: ListingState,
  services: FindServices,
): Promise<FoundListing> {
  const segment = askedSegment(services);
  const result = await searchListing(services.client, inputOf(scope, state, services.site, segment));
  const sizes = state.facets['FRAME_SIZE'] ?? [];
  const answer: ListingAnswer = {
    ...countOf(result, services.site.locale),
    productList: result.products.flatMap((product) => {
      const tile = tileFacts(product, services);
      return tile ? inAskedSize(tile, product, sizes, services.t) : [];
    }),
    firstPage: state.page,
    lastPage: state.page,
    pageSize: scope.pageSize,
    queryAfterRemoval: result.queryAfterRemoval,
    correctedTerm: result.correctedTerm,
    banners: result.banners,
    queryId: result.queryId,
    index: result.index,
    segment,
    waysOut: result.total === 0 ? await waysOutOf(scope, state, services) : [],
  };
  return { answer, pageCount: result.pageCount, redirect: result.redirectUrl };
}
