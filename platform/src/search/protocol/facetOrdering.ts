import { SEARCH_FACETS } from '@sightline/shared-lib/domain/listing';
import { FRAME_SIZES } from '@sightline/shared-lib/domain/product';

/** How values of a facet come that no order names. */
export const REMAINING = ['count', 'alpha', 'hidden'] as const;

/** Which facets a page shows, and in which order their values: clients of the protocol follow it, the index does not. */
export interface FacetOrdering {
  readonly facets?: { readonly order?: readonly string[]; readonly hide?: readonly string[] };
  readonly values?: Readonly<Record<string, ValueOrdering>>;
}

export interface ValueOrdering {
  readonly order?: readonly string[];
  readonly hide?: readonly string[];
  readonly sortRemainingBy?: (typeof REMAINING)[number];
}

/** Facets that tell two things apart mean nothing to people as `true` and `false`. */
const FLAGS: ReadonlySet<string> = new Set(['ROXABLE', 'LX_SOLDOUT']);

/** What product indices say where a query says nothing: the order of the shop's own search, in the words of the locale. */
export const PRODUCT_FACETS: FacetOrdering = {
  facets: {
    order: SEARCH_FACETS.filter((name) => !FLAGS.has(name)).map((name) => `attributes_translated.${name}`),
  },
  values: { 'attributes_translated.FRAME_SIZE': { order: FRAME_SIZES, sortRemainingBy: 'hidden' } },
};
