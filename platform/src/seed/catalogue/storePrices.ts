import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import { STORES } from '../../modules/storeConfig';
import type { StoreFacts } from '../../modules/storeConfig';
import type { ProductDraft } from './draft';

/** One row of the price table before it knows its product. */
export interface PriceDraft {
  storeId: string;
  priceList: string;
  segment: CustomerSegment;
  currency: string;
  listMinor: number;
  offerMinor: number;
  lowestMinor: number | null;
  startsAt: Date;
  endsAt: Date | null;
  precedence: number;
  priceListPrecedence: number;
}

/** Store currency for one US dollar, value-added tax included where the store shows it. */
const rates: Readonly<Record<string, number>> = {
  us: 1,
  it: 0.99,
  fr: 1.0,
  de: 0.98,
  es: 0.96,
  pt: 0.97,
  ch: 0.98,
  gb: 0.84,
  ww: 1.05,
};

/** Beginning of every standing price. */
const since = new Date('2024-01-01T00:00:00.000Z');
const day = 86_400_000;

/** A price a shop would print: whole fives from 100, x.90 below, in minor units. */
export function retailPrice(usdMinor: number, store: StoreFacts): number {
  const exact = usdMinor * (rates[store.country] ?? 1);
  if (store.country === 'us') return Math.round(exact);
  if (exact >= 10_000) return Math.round(exact / 500) * 500;
  return Math.max(90, Math.round(exact / 100) * 100 - 10);
}

/** A percentage off, to the minor unit. */
export function reduced(minor: number, percent: number): number {
  return Math.round((minor * (100 - percent)) / 100);
}

/** Every price of a product, or of one of its items, in every store. `today` places the coming campaign. */
export function priceDrafts(draft: ProductDraft, listUsd: number, today: Date): PriceDraft[] {
  return STORES.flatMap((store) => storePrices(draft, retailPrice(listUsd, store), store, today));
}

function storePrices(draft: ProductDraft, listMinor: number, store: StoreFacts, today: Date): PriceDraft[] {
  const priceList = `${store.priceMarker}_${draft.priceFamily}`;
  const offerMinor = reduced(listMinor, draft.discount);
  const standing: PriceDraft = {
    storeId: store.storeId,
    priceList,
    segment: 'Guest',
    currency: store.currency,
    listMinor,
    offerMinor,
    lowestMinor: store.taxIncluded && draft.discount > 0 ? listMinor : null,
    startsAt: since,
    endsAt: null,
    precedence: 10,
    priceListPrecedence: 5,
  };
  const prices = [standing];
  if (draft.memberDiscount > 0) {
    prices.push({
      ...standing,
      segment: 'RegisteredUsers',
      offerMinor: reduced(offerMinor, draft.memberDiscount),
      precedence: 20,
    });
  }
  if (draft.futureDiscount > 0) {
    const lowestMinor = store.taxIncluded ? offerMinor : null;
    prices.push({ ...campaign(standing, draft.futureDiscount, today), lowestMinor });
  }
  if (draft.roxable && store.country === 'us') {
    prices.push({
      ...standing,
      priceList: `${priceList}_RX`,
      offerMinor: reduced(offerMinor, 10),
      priceListPrecedence: 4,
    });
  }
  return prices;
}

/** A week of reduced prices that begins two weeks from now. */
function campaign(standing: PriceDraft, percent: number, today: Date): PriceDraft {
  const midnight = Math.floor(today.getTime() / day) * day;
  return {
    ...standing,
    offerMinor: reduced(standing.listMinor, percent),
    startsAt: new Date(midnight + 14 * day),
    endsAt: new Date(midnight + 21 * day - 1),
    precedence: 30,
  };
}
