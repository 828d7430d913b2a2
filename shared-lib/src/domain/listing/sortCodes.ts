/** Sort codes of the specification (PLP-04); the negative ones name other indices. */
export const SORT = {
  bestSellers: 0,
  priceAscending: 3,
  priceDescending: 4,
  newArrivals: 5,
  querySuggestions: -1,
  contentSuggestions: -2,
  contents: -3,
} as const;

export type ListingSort = 0 | 3 | 4 | 5;

/** Codes that name another index than that of products. */
export type SideIndex = -1 | -2 | -3;

const LISTING_SORTS: readonly ListingSort[] = [0, 5, 3, 4];

/** A listing's sort from any number or text; best sellers when it is none (PLP-04). */
export function listingSort(value: string | number | undefined): ListingSort {
  return LISTING_SORTS.find((code) => String(code) === String(value)) ?? SORT.bestSellers;
}
