/** How many products each list of the shop shows at once (PLP-05). */
export const PAGE_SIZES = {
  /** Categories and brands: rows of two and of three come out even. */
  listing: 18,
  search: 12,
  /** One line of tiles below a page: what goes with it, what was seen. */
  rail: 4,
  wishlist: 20,
  /** A collection of the content service. */
  collection: 21,
  /** Products that a device remembers as seen. */
  viewed: 12,
} as const;

/** Suggestions of keywords shown at most (SRCH-01). */
export const KEYWORD_LIMIT = 4;

/** Orders asked for in one call (ORD-02). */
export const ORDER_HISTORY_PAGE = 100;

/** Orders shown a page: the first is the default (ORD-02). */
export const ORDER_LIST_SIZES = [10, 25, 50] as const;
