import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import type { StoreFacts } from '../storeConfig';
import type { Price, Product } from './catalogue.repository';
import type { Dictionary } from './dictionary';
import { choosePrice, searchAmount, wirePrices } from './price.domain';
import type { WirePrice } from './price.domain';

/** Everything that the records of one answer share. */
export interface RecordView {
  store: StoreFacts;
  language: string;
  dictionary: Dictionary;
  segment: CustomerSegment;
  now: Date;
  /** Listings send attribute values as parallel arrays and leave the long parts out. */
  detail: boolean;
}

/** A price in every form in which it is sent. */
export interface PriceFields {
  price: { usage: 'Offer' | 'Display'; description: 'I' | 'L'; currency: string; value: string; contractId: string }[];
  prices: Record<string, WirePrice[]>;
  x_price?: XPrice;
  x_prices?: { list: XPrice; offer: XPrice };
}

interface XPrice {
  currency: string;
  price: number;
  startDate: string;
  endDate: string | null;
}

/** Name of the list that a product's prices are in, e.g. `US_FRAMES` (CAT-05). */
export function priceListOf(product: Pick<Product, 'price_family'>, store: StoreFacts): string {
  return `${store.priceMarker}_${product.price_family}`;
}

/** Every form in which a price is sent (contract 8.3 and 8.4). */
export function priceFields(product: Product, prices: readonly Price[], view: RecordView): PriceFields {
  const lists = wirePrices(prices, view.now);
  const chosen = choosePrice(prices, priceListOf(product, view.store), view.segment, view.now);
  if (!chosen) return { price: [], prices: lists };
  const { currency } = chosen;
  const window = { startDate: chosen.starts_at.toISOString(), endDate: chosen.ends_at?.toISOString() ?? null };
  const offer = { currency, price: chosen.offer_minor / 100, ...window };
  const contractId = view.store.contractId;
  return {
    price: [
      { usage: 'Offer', description: 'I', currency, value: searchAmount(chosen.offer_minor), contractId },
      { usage: 'Display', description: 'L', currency, value: searchAmount(chosen.list_minor), contractId },
    ],
    prices: lists,
    x_price: offer,
    x_prices: { list: { currency, price: chosen.list_minor / 100, ...window }, offer },
  };
}
