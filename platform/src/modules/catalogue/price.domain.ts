import { GUEST_SEGMENT, choosePriceList, comparePrices, isPriceValid } from '@sightline/shared-lib/domain/price';
import type { PriceEntry } from '@sightline/shared-lib/domain/product';
import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { PriceRow } from './catalogue.tables';

/** Columns of the price table that rules read. */
export type PriceFacts = Omit<PriceRow, 'id'>;

/** A price list entry as the catalogue sends it (contract 8.4); amounts are numbers. */
export interface WirePrice {
  segment: string;
  currency: string;
  listPrice: number;
  offerPrice: number;
  percentageDiscount: number;
  /** Lowest price of the last 30 days; null where nothing is reduced or the law does not ask. */
  lowestPrice: number | null;
  startDate: string;
  endDate: string | null;
  precedence: number;
  priceListPrecedence: number;
  futurePrices: { listPrice: number; offerPrice: number; startDate: string; endDate: string | null }[];
}

const hasStarted = (row: PriceFacts, now: Date): boolean => row.starts_at <= now;
const hasEnded = (row: PriceFacts, now: Date): boolean => row.ends_at !== null && row.ends_at <= now;

/**
 * Prices of the item where it has its own in a list, else of its product. `itemId` null asks for the product's own.
 */
export function pricesOf(rows: readonly PriceFacts[], itemId: string | null): PriceFacts[] {
  const own = new Set(rows.filter((row) => row.item_id === itemId).map((row) => row.price_list));
  return rows.filter((row) => (own.has(row.price_list) ? row.item_id === itemId : row.item_id === null));
}

/**
 * The price that applies now (CAT-05), as the shop itself would choose it from the lists. A registered shopper who has
 * no price of the segment pays the guests' (CAT-07).
 */
export function choosePrice(
  rows: readonly PriceFacts[],
  productList: string,
  segment: CustomerSegment,
  now: Date,
): PriceFacts | undefined {
  const rowOf = new Map<PriceEntry, PriceFacts>();
  const lists: Record<string, PriceEntry[]> = {};
  for (const row of rows) {
    const entry = entryOf(row);
    rowOf.set(entry, row);
    (lists[row.price_list] ??= []).push(entry);
  }
  const valid = choosePriceList(lists, productList).filter((price) => isPriceValid(price, now.getTime()));
  const forSegment = valid.some((price) => price.segment === segment) ? segment : GUEST_SEGMENT;
  const [best] = valid.filter((price) => price.segment === forSegment).toSorted(comparePrices);
  return best && rowOf.get(best);
}

function entryOf(row: PriceFacts): PriceEntry {
  return {
    segment: row.segment,
    currency: row.currency,
    listMinor: row.list_minor,
    offerMinor: row.offer_minor,
    percentageDiscount: percentageOff(row.list_minor, row.offer_minor),
    startDate: row.starts_at.getTime(),
    endDate: row.ends_at?.getTime() ?? null,
    precedence: row.precedence,
    priceListPrecedence: row.price_list_precedence,
    futurePrices: [],
  };
}

/** Whole percentage between list and offer. */
export function percentageOff(listMinor: number, offerMinor: number): number {
  return listMinor > 0 && offerMinor < listMinor ? Math.round((1 - offerMinor / listMinor) * 100) : 0;
}

/** Price lists by name; what begins later is told inside the entry of its segment. */
export function wirePrices(rows: readonly PriceFacts[], now: Date): Record<string, WirePrice[]> {
  const lists: Record<string, WirePrice[]> = {};
  for (const row of rows.filter((one) => hasStarted(one, now) && !hasEnded(one, now))) {
    const later = rows.filter(
      (one) => one.price_list === row.price_list && one.segment === row.segment && !hasStarted(one, now),
    );
    (lists[row.price_list] ??= []).push({
      segment: row.segment,
      currency: row.currency,
      listPrice: row.list_minor / 100,
      offerPrice: row.offer_minor / 100,
      percentageDiscount: percentageOff(row.list_minor, row.offer_minor),
      lowestPrice: row.lowest_minor === null ? null : row.lowest_minor / 100,
      startDate: row.starts_at.toISOString(),
      endDate: row.ends_at?.toISOString() ?? null,
      precedence: row.precedence,
      priceListPrecedence: row.price_list_precedence,
      futurePrices: later.map((one) => ({
        listPrice: one.list_minor / 100,
        offerPrice: one.offer_minor / 100,
        startDate: one.starts_at.toISOString(),
        endDate: one.ends_at?.toISOString() ?? null,
      })),
    });
  }
  return lists;
}

/** Amount as the search service prints it: at least one decimal, `"800.0"`, `"749.99"` (section 5.2). */
export function searchAmount(minor: number): string {
  const text = (minor / 100).toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
