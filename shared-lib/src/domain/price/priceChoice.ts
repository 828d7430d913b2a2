import type { PlainPrice, PriceEntry, PriceLists } from '../product/product';
import { percentageOff } from './discount';
import { GUEST_SEGMENT } from './priceSegments';

interface Window {
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly offerMinor: number;
}

/** A price counts when its window contains now (start in the past, end unset or in the future) and it is above 0 (CAT-05). */
export function isPriceValid(price: Window, now: number): boolean {
  const started = price.startDate === null || price.startDate <= now;
  const open = price.endDate === null || price.endDate > now;
  return started && open && price.offerMinor > 0;
}

/** Better first: higher price-list precedence, then higher precedence, then lower offer (CAT-05). */
export function comparePrices(a: PriceEntry, b: PriceEntry): number {
  return b.priceListPrecedence - a.priceListPrecedence || b.precedence - a.precedence || a.offerMinor - b.offerMinor;
}

/** A later price that has begun replaces the amounts of its entry. */
function withFuture<Entry extends PriceEntry>(price: Entry, now: number): Entry {
  const begun = price.futurePrices.filter((later) => isPriceValid(later, now));
  const [latest] = begun.toSorted((a, b) => (b.startDate ?? 0) - (a.startDate ?? 0));
  if (!latest || latest.startDate === null) return price;
  const { listMinor, offerMinor, startDate, endDate } = latest;
  return {
    ...price,
    listMinor,
    offerMinor,
    startDate,
    endDate,
    percentageDiscount: percentageOff(listMinor, offerMinor),
  };
}

/** The best valid price of a list; null when none counts now (CAT-05). */
export function choosePrice<Entry extends PriceEntry>(prices: readonly Entry[], now: number): Entry | null {
  const valid = prices.map((price) => withFuture(price, now)).filter((price) => isPriceValid(price, now));
  return valid.toSorted(comparePrices)[0] ?? null;
}

/** Marker of lists that hold prices of frames sold with prescription lenses. */
const RX_MARKER = /(^|[_-])rx($|[_-])/i;

/** The list whose key contains the product's price list, else one without an Rx marker, else the first (CAT-05). */
export function choosePriceList<Entry extends PriceEntry>(
  lists: Readonly<Record<string, readonly Entry[]>>,
  productPriceList: string,
): readonly Entry[] {
  const keys = Object.keys(lists);
  const named = productPriceList ? keys.find((key) => key.includes(productPriceList)) : undefined;
  const key = named ?? keys.find((one) => !RX_MARKER.test(one)) ?? keys[0];
  return key === undefined ? [] : (lists[key] ?? []);
}

export interface PriceContext {
  readonly now: number;
  /** Segments of the shopper beyond the guests', e.g. `RegisteredUsers` (CAT-07). */
  readonly segments?: readonly string[];
}

/**
 * The entry that is shown and charged: the best of the shopper's segments in the product's list, the guests' where
 * those have none now; never one of anybody else's (CAT-05, CAT-07).
 */
export function entitledPrice<Entry extends PriceEntry>(
  lists: Readonly<Record<string, readonly Entry[]>>,
  productPriceList: string,
  { now, segments = [] }: PriceContext,
): Entry | null {
  const prices = choosePriceList(lists, productPriceList);
  const own = prices.filter((price) => segments.includes(price.segment));
  const guest = prices.filter((price) => price.segment === '' || price.segment === GUEST_SEGMENT);
  return choosePrice(own, now) ?? choosePrice(guest, now);
}

/** What a price tag shows, in minor units. */
export interface ShownPrice {
  readonly currency: string;
  readonly listMinor: number;
  readonly offerMinor: number;
  readonly percentageDiscount: number;
  /** Lowest price of the 30 days before the reduction, where one is told. */
  readonly lowestMinor?: number;
}

/** Price of a product or item for a shopper: its price lists first, else current (Offer) and initial (Display) price (CAT-05). */
export function priceOf(
  product: { readonly prices: PriceLists; readonly priceList?: string; readonly plainPrice?: PlainPrice },
  context: PriceContext,
): ShownPrice | null {
  const chosen = entitledPrice(product.prices, product.priceList ?? '', context);
  if (chosen) {
    const { currency, listMinor, offerMinor, percentageDiscount, lowestMinor } = chosen;
    const told = lowestMinor ? { lowestMinor } : {};
    return { currency, listMinor, offerMinor, percentageDiscount, ...told };
  }
  const plain = product.plainPrice;
  const offer = plain?.offerMinor ?? plain?.listMinor;
  if (!plain || !offer || offer <= 0) return null;
  const initial = plain.listMinor ?? offer;
  return {
    currency: plain.currency,
    listMinor: initial,
    offerMinor: offer,
    percentageDiscount: percentageOff(initial, offer),
  };
}
