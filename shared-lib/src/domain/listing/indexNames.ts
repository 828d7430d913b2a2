import { REGISTERED_SEGMENT } from '../price/priceSegments';
import { SORT } from './sortCodes';
import type { ListingSort, SideIndex } from './sortCodes';

/** Customer segment as index names spell it. */
export type IndexSegment = 'guest' | 'registered';

/** Whose prices a list is put in order by (PLP-08). */
export function indexSegmentOf(segments: readonly string[]): IndexSegment {
  return segments.includes(REGISTERED_SEGMENT) ? 'registered' : 'guest';
}

export interface ListingIndex {
  /** Brand-wide prefix, e.g. `products`. */
  readonly prefix: string;
  readonly locale: string;
  /** True shows one product a model, false every item. */
  readonly grouped: boolean;
  readonly sort: ListingSort;
  readonly segment: IndexSegment;
}

function sortSuffix(sort: ListingSort, segment: IndexSegment): string {
  if (sort === SORT.newArrivals) return '_new_desc';
  if (sort === SORT.priceAscending) return `_price_${segment}_asc`;
  if (sort === SORT.priceDescending) return `_price_${segment}_desc`;
  return '';
}

/** Index of a listing: locale, grouped or ungrouped, sort, direction; price sorts add the segment (PLP-08). */
export function listingIndexName(index: ListingIndex): string {
  const grouping = index.grouped ? 'grouped' : 'ungrouped';
  return `${index.prefix}_${index.locale}_${grouping}${sortSuffix(index.sort, index.segment)}`;
}

/** Index of all products, best sellers first: it is the same whoever asks. */
export function bestSellersIndexName(prefix: string, locale: string): string {
  return listingIndexName({ prefix, locale, grouped: true, sort: SORT.bestSellers, segment: 'guest' });
}

/** Index of a sort code below zero: completed phrases, content titles offered while typing, content pages (PLP-04, contract 9.6). */
export function sideIndexName(code: SideIndex, locale: string, prefix = ''): string {
  if (code === SORT.querySuggestions) return `${prefix}_${locale}_query_suggestions`;
  return `cms_${locale}_${code === SORT.contentSuggestions ? 'suggestions' : 'contents'}`;
}

/** Number attribute that prices are filtered by in a segment. */
export function priceAttribute(segment: IndexSegment): string {
  return `sort.price.${segment}`;
}

/** What a list is narrowed by besides attributes: whether a price is reduced, which each store says to guests and to members. */
export const REDUCED = { name: 'REDUCED', value: 'true' } as const;

/** Index attribute of a facet that is chosen in a list. */
export function facetAttribute(name: string, segment: IndexSegment): string {
  return name === REDUCED.name ? `reduced.${segment}` : codeFacet(name);
}

/** Untranslated facet attribute, e.g. `attributes.BRAND` (PLP-08). */
export function codeFacet(name: string): string {
  return `attributes.${name}`;
}
