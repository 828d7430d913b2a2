import { isDiscountShown, percentageOff } from '@sightline/shared-lib/domain/price';
import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import { choosePrice } from './price.domain';
import type { PriceFacts } from './price.domain';

interface OfSegments<Fact> {
  readonly guest: Fact;
  readonly registered: Fact;
}

/** What a store asks of guests and of members: decimal amounts, 0 without a price, and whether a tile shows them as reduced (CAT-06). */
export interface SegmentOffers {
  readonly price: OfSegments<number>;
  readonly reduced: OfSegments<boolean>;
}

/** The offers of a product's own prices, by the rule that charges them. */
export function segmentOffers(prices: readonly PriceFacts[], priceList: string, now: Date): SegmentOffers {
  const chosen = (segment: CustomerSegment) => choosePrice(prices, priceList, segment, now);
  const [guest, registered] = [chosen('Guest'), chosen('RegisteredUsers')];
  return {
    price: { guest: (guest?.offer_minor ?? 0) / 100, registered: (registered?.offer_minor ?? 0) / 100 },
    reduced: { guest: isReduced(guest), registered: isReduced(registered) },
  };
}

function isReduced(price: PriceFacts | undefined): boolean {
  if (!price) return false;
  const { list_minor: listMinor, offer_minor: offerMinor } = price;
  return isDiscountShown({ listMinor, offerMinor, percentageDiscount: percentageOff(listMinor, offerMinor) });
}
