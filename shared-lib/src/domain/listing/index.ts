export { bestSellersIndexName, codeFacet, facetAttribute, indexSegmentOf, REDUCED } from './indexNames';
export type { IndexSegment, ListingIndex } from './indexNames';
export { SEARCH_FACETS } from './facetOrder';
export type { BreadcrumbEntry, Facet, FacetEntry, ListingBanner, ListingResult, PriceBounds } from './listing';
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
export { contextPath, listingContext } from './listingContext';
export { KEYWORD_LIMIT, ORDER_HISTORY_PAGE, ORDER_LIST_SIZES, PAGE_SIZES } from './pageSizes';
export { choicesLike, isModel, readLikeness } from './wish/likeWish';
export type { CodeOf } from './wish/likeWish';
export { readWish } from './wish/readWish';
export { SORT, listingSort } from './sortCodes';
export type { ListingSort } from './sortCodes';
