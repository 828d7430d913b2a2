import { entitledPrice, isPriceValid, percentageOff } from '@sightline/shared-lib/domain/price';
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

/** A row as the rule reads it, and the row itself. */
interface RowEntry extends PriceEntry {
  readonly row: PriceFacts;
}

/**
 * Prices of the item where it has its own in a list, else of its product. `itemId` null asks for the product's own.
 */
export function pricesOf(rows: readonly PriceFacts[], itemId: string | null): PriceFacts[] {
  const own = new Set(rows.filter((row) => row.item_id === itemId).map((row) => row.price_list));
  return rows.filter((row) => (own.has(row.price_list) ? row.item_id === itemId : row.item_id === null));
}

/** The row that is charged now: the rule by which the shop chooses what it shows (CAT-05, CAT-07). */
export function choosePrice(
  rows: readonly PriceFacts[],
  productList: string,
  segment: CustomerSegment,
  now: Date,
): PriceFacts | undefined {
  const lists: Record<string, RowEntry[]> = {};
  for (const row of rows) (lists[row.price_list] ??= []).push(entryOf(row));
  return entitledPrice(lists, productList, { now: now.getTime(), segments: [segment] })?.row;
}

function entryOf(row: PriceFacts): RowEntry {
  return {
    row,
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

/**
 * Price lists by name, those without a price today too: a page that did not know of them would show another list's
 * price. What begins later is told inside the entry of its segment.
 */
export function wirePrices(rows: readonly PriceFacts[], now: Date): Record<string, WirePrice[]> {
  const lists: Record<string, WirePrice[]> = Object.fromEntries(rows.map((row) => [row.price_list, []]));
  for (const row of rows.filter((one) => isPriceValid(entryOf(one), now.getTime()))) {
    const later = rows.filter(
      (one) => one.price_list === row.price_list && one.segment === row.segment && one.starts_at > now,
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
