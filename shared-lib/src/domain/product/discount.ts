/** Amounts of a price in minor units; whole units are what rounding to two decimals means here (CAT-06). */
interface DiscountFacts {
  readonly listMinor: number;
  readonly offerMinor: number;
  readonly percentageDiscount: number;
}

/** An offer at or below the list price means that a discount applies (CAT-06). */
export function discountApplies(price: DiscountFacts): boolean {
  return price.offerMinor <= price.listMinor;
}

/** A discount is shown only when its percentage and the list price are above 0 (CAT-06). */
export function isDiscountShown(price: DiscountFacts): boolean {
  return discountApplies(price) && price.percentageDiscount > 0 && price.listMinor > 0;
}

/** What the shopper saves, in minor units; 0 when no discount applies. */
export function savedMinor(price: DiscountFacts): number {
  return discountApplies(price) ? price.listMinor - price.offerMinor : 0;
}
