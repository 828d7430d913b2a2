import type { BreadcrumbEntry, IndexSegment, ListingBanner, ListingState } from '@sightline/shared-lib/domain/listing';

import type { TileFacts } from '../tiles/tileFacts';
import type { CountedValue } from './facetWords';
import type { ListingKind } from './listingKind';

/** Teaser that stands between the tiles of a listing (PLP-07). */
export interface GridTeaser {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
  /** Tiles before it; a multiple of six, which fills rows of two and of three. */
  readonly after: number;
}

/** A choice that, dropped, opens the list again. */
export interface WayOut {
  readonly facet: string;
  readonly value: string;
  readonly count: number;
}

/** What the index said about one state of a listing. */
export interface ListingAnswer {
  readonly productList: readonly TileFacts[];
  readonly productListTotal: number;
  /** The total as the locale writes it: making a number format costs a phone 50 ms while it takes the page over. */
  readonly totalText: string;
  /** Pages shown, one based: more than one after "Show 18 more". */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly pageSize: number;
  readonly facets: Readonly<Record<string, readonly CountedValue[]>>;
  /** Whether prices are known to the index, so that a list can be narrowed by them. */
  readonly priceMode: 'indexed' | 'none';
  /** Lowest and highest price without a price range, in minor units. */
  readonly priceBounds: { readonly minMinor: number; readonly maxMinor: number } | null;
  /** The words asked for, with those in `<em>` that were left out to find something; empty when none were. */
  readonly queryAfterRemoval: string;
  /** The words with their slips corrected, as the products have them; empty where none was misspelt. */
  readonly correctedTerm: string;
  /** What those who sell say above the goods. */
  readonly banners: readonly ListingBanner[];
  readonly queryId: string;
  readonly index: string;
  /** Whose prices it is counted by, and in the order of when it is by price (PLP-08). */
  readonly segment: IndexSegment;
  /** Only when nothing was found. */
  readonly waysOut: readonly WayOut[];
}

/** What a listing is about, beside its state. */
export interface ListingScope {
  readonly kind: ListingKind;
  /** Filter of the index; empty for everything. */
  readonly filters: string;
  readonly pageSize: number;
  /** Tag of search analytics: `category` or `search`. */
  readonly pageTag: string;
  /** How the rules of those who sell name this list; none for a search. */
  readonly context?: string;
}

/** A listing or search page, as `load` gives it to its page. */
export interface ListingData {
  /** Locale-less path the listing stands at. */
  readonly path: string;
  readonly title: string;
  /** What a brand is about, in a sentence; empty for other lists. */
  readonly intro: string;
  readonly breadcrumbs: readonly BreadcrumbEntry[];
  readonly state: ListingState;
  /** What the list is about, for counting further choices in place. */
  readonly scope: ListingScope;
  readonly answer: ListingAnswer;
  readonly teasers: readonly GridTeaser[];
}
