import type { LoadServices } from '@sightline/shared-lib/contracts';
import { indexSegmentOf, REDUCED, SORT } from '@sightline/shared-lib/domain/listing';
import type { IndexSegment, ListingState } from '@sightline/shared-lib/domain/listing';

/** A price of everybody's, and the members' where it is another. */
export interface OfferedTo<Price> {
  readonly price: Price;
  readonly memberPrice?: Price | undefined;
}

/** The price that is shown to a shopper: a member's own once the session is a member's (CAT-07). */
export function ownPrice<Price>(
  { price, memberPrice = price }: OfferedTo<Price>,
  isMember: boolean | undefined,
): Price {
  return isMember ? memberPrice : price;
}

/**
 * Whose prices the index puts a list in order by, narrows and counts it with: those of who asks where the answer is theirs alone, elsewhere
 * those of whom the page is drawn for (PLP-08).
 */
export function askedSegment({
  askerSegments,
  segments,
}: Pick<LoadServices, 'askerSegments' | 'segments'>): IndexSegment {
  return indexSegmentOf(askerSegments ?? segments);
}

const BY_PRICE: ReadonlySet<number> = new Set([SORT.priceAscending, SORT.priceDescending]);

/** Whether other prices make it another list, by its order, its range or what is reduced; without these they change its bounds alone. */
export function followsPrices({ sort, facets, minPrice, maxPrice }: ListingState): boolean {
  return BY_PRICE.has(sort) || REDUCED.name in facets || minPrice !== null || maxPrice !== null;
}
