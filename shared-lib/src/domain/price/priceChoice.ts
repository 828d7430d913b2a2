import type { PlainPrice, PriceEntry, PriceLists } from '../product/product';

/** Customer segments as price entries spell them (CAT-07). */
export const GUEST_SEGMENT = 'Guest';
export const REGISTERED_SEGMENT = 'RegisteredUsers';

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
function withFuture(price: PriceEntry, now: number): PriceEntry {
  const begun = price.futurePrices.filter((later) => isPriceValid(later, now));
  const [latest] = begun.toSorted((a, b) => (b.startDate ?? 0) - (a.startDate ?? 0));
  if (!latest || latest.startDate === null) return price;
  const { listMinor, offerMinor, startDate, endDate } = latest;
  const saved = listMinor > 0 ? Math.round(((listMinor - offerMinor) / listMinor) * 100) : 0;
  return { ...price, listMinor, offerMinor, startDate, endDate, percentageDiscount: Math.max(0, saved) };
}

/** The best valid price of a list; null when none counts now (CAT-05). */
export function choosePrice(prices: readonly PriceEntry[], now: number): PriceEntry | null {
  const valid = prices.map((price) => withFuture(price, now)).filter((price) => isPriceValid(price, now));
  return valid.toSorted(comparePrices)[0] ?? null;
}

/** Marker of lists that hold prices of frames sold with prescription lenses. */
const RX_MARKER = /(^|[_-])rx($|[_-])/i;

/** The list whose key contains the product's price list, else one without an Rx marker, else the first (CAT-05). */
export function choosePriceList(lists: PriceLists, productPriceList: string): readonly PriceEntry[] {
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

/** Best price of the shopper's segments, the guests' where those have none now; never one of anybody else's (CAT-07). */
function choosePriceFor(segments: readonly string[], prices: readonly PriceEntry[], now: number): PriceEntry | null {
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
  { now, segments = [] }: PriceContext,
): ShownPrice | null {
  const list = choosePriceList(product.prices, product.priceList ?? '');
  const chosen = choosePriceFor(segments, list, now);
  if (chosen) {
    const { currency, listMinor, offerMinor, percentageDiscount, lowestMinor } = chosen;
    const told = lowestMinor ? { lowestMinor } : {};
    return { currency, listMinor, offerMinor, percentageDiscount, ...told };
  }
  const plain = product.plainPrice;
  const offer = plain?.offerMinor ?? plain?.listMinor;
  if (!plain || !offer || offer <= 0) return null;
  const initial = plain.listMinor ?? offer;
  const saved = initial > 0 ? Math.round(((initial - offer) / initial) * 100) : 0;
  return {
    currency: plain.currency,
    listMinor: initial,
    offerMinor: offer,
    percentageDiscount: Math.max(0, saved),
  };
}
