import type { ListingProduct } from '../product/product';

/** One value of a facet; `value` is the untranslated code filters use (PLP-01). */
export interface FacetEntry {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface Facet {
  /** Index attribute, e.g. `attributes.BRAND`. */
  readonly name: string;
  readonly entries: readonly FacetEntry[];
}

/** Lowest and highest price of the result before a price range is chosen, in minor units. */
export interface PriceBounds {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** What those who sell say above the goods, in the locale's language. */
export interface ListingBanner {
  readonly title: string;
  readonly text: string;
  /** Words of the link; empty without one. */
  readonly label: string;
  /** Locale-less address in the shop; empty without a link. */
  readonly url: string;
}

/** One page of a listing with its facets and what analytics needs (SRCH-03). */
export interface ListingResult {
  readonly products: readonly ListingProduct[];
  readonly total: number;
  /** Zero based. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly facets: readonly Facet[];
  readonly priceBounds: PriceBounds | null;
  /** The words asked for, with those in `<em>` that were left out to find something; empty when none were. */
  readonly queryAfterRemoval: string;
  /** The words with their slips corrected, as the products have them; empty where none was misspelt. */
  readonly correctedTerm: string;
  readonly queryId: string;
  readonly index: string;
  /** Where a search rule sends the shopper instead. */
  readonly redirectUrl: string;
  readonly banners: readonly ListingBanner[];
}

export interface BreadcrumbEntry {
  readonly label: string;
  /** Locale-less path; empty for the page itself. */
  readonly href: string;
}
