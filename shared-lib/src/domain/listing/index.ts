export { codeFacet, listingIndexName } from './indexNames';
export type { IndexSegment, ListingIndex } from './indexNames';
export type { BreadcrumbEntry, Facet, FacetEntry, ListingResult, PriceBounds } from './listing';
export {
  EMPTY_LISTING,
  LISTING_PARAMETERS,
  choiceCount,
  clearChoices,
  listingSearch,
  readListing,
  toggleFacet,
  writeListing,
} from './listingUrl';
export type { ListingQuery, ListingState } from './listingUrl';
export {
  CATALOGUE_PAGE_SIZES,
  KEYWORD_LIMIT,
  LISTING_PAGE_SIZE,
  ORDER_LIST_SIZES,
  OTHER_PAGE_SIZES,
} from './pageSizes';
export { SORT, listingSort } from './sortCodes';
export type { ListingSort } from './sortCodes';
