/** Amounts of a price in minor units; whole units are what rounding to two decimals means here (CAT-06). */
interface DiscountFacts {
  readonly listMinor: number;
  readonly offerMinor: number;
  readonly percentageDiscount: number;
  /** Lowest price of the 30 days before, where the law asks for it. */
  readonly lowestMinor?: number | null;
}

/** Whole percentage that an offer lies below another amount; 0 when it does not. */
export function percentageOff(fromMinor: number, offerMinor: number): number {
  return offerMinor < fromMinor ? Math.round(((fromMinor - offerMinor) / fromMinor) * 100) : 0;
}

/** An offer at or below the list price means that a discount applies (CAT-06). */
export function discountApplies(price: DiscountFacts): boolean {
  return price.offerMinor <= price.listMinor;
}

/** A discount is shown only when its percentage and the list price are above 0 (CAT-06). */
export function isDiscountShown(price: DiscountFacts): boolean {
  return discountApplies(price) && price.percentageDiscount > 0 && price.listMinor > 0;
}

/**
 * Whole percentage a reduction may be announced with: counted from the lowest price of the 30 days before where one is
 * told (directive 98/6/EC, article 6a), else as the price list says; 0 when that leaves no reduction.
 */
export function announcedPercent(price: DiscountFacts): number {
  if (!isDiscountShown(price)) return 0;
  const { lowestMinor, offerMinor, percentageDiscount } = price;
  if (!lowestMinor) return Math.round(percentageDiscount);
  return percentageOff(lowestMinor, offerMinor);
}
