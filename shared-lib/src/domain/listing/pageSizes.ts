/** Page sizes of listings: the first page and each further one (PLP-05). */
export const CATALOGUE_PAGE_SIZES = [12, 18] as const;

/** Products a listing shows a page. */
export const LISTING_PAGE_SIZE = 18;

/** Page sizes of other lists (PLP-05): suggestions, wishlist, collections, recently viewed. */
export const OTHER_PAGE_SIZES = [4, 20, 21, 12] as const;

/** Suggestions of keywords shown at most (SRCH-01). */
export const KEYWORD_LIMIT = 4;

/** Orders asked for in one call (ORD-02). */
export const ORDER_HISTORY_PAGE = 100;

/** Orders shown a page: the first is the default (ORD-02). */
export const ORDER_LIST_SIZES = [10, 25, 50] as const;
