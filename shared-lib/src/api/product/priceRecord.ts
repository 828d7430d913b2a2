import * as v from 'valibot';

import { parseMinor } from '../../domain/money/parseAmount';
import type { PlainPrice, PriceLists } from '../../domain/product/product';
import { amount, count, instant, list, maybe, text } from '../wire/wire';

const future = v.object({ listPrice: amount, offerPrice: amount, startDate: instant, endDate: instant });

const entry = v.object({
  ...future.entries,
  segment: text,
  currency: text,
  percentageDiscount: count,
  lowestPrice: amount,
  precedence: count,
  priceListPrecedence: count,
  futurePrices: list(future),
});

/** Price list name -> prices (contract 8.4). */
export const priceListsSchema = v.optional(v.nullable(v.record(v.string(), list(entry))), null);

export function toPriceLists(record: v.InferOutput<typeof priceListsSchema>): PriceLists {
  return Object.fromEntries(
    Object.entries(record ?? {}).map(([name, prices]) => [
      name,
      prices.map((price) => ({
        segment: price.segment,
        currency: price.currency,
        percentageDiscount: price.percentageDiscount,
        lowestMinor: parseMinor(price.lowestPrice, price.currency),
        startDate: price.startDate,
        endDate: price.endDate,
        precedence: price.precedence,
        priceListPrecedence: price.priceListPrecedence,
        listMinor: parseMinor(price.listPrice, price.currency) ?? 0,
        offerMinor: parseMinor(price.offerPrice, price.currency) ?? 0,
        futurePrices: price.futurePrices.map((later) => ({
          startDate: later.startDate,
          endDate: later.endDate,
          listMinor: parseMinor(later.listPrice, price.currency) ?? 0,
          offerMinor: parseMinor(later.offerPrice, price.currency) ?? 0,
        })),
      })),
    ]),
  );
}

const single = maybe(v.object({ currency: text, price: amount }));

/** Current and initial price as products v2 and the older record give them (contract 8.3). */
export const plainPriceEntries = {
  price: list(v.object({ usage: text, currency: text, value: amount })),
  x_price: single,
  x_prices: maybe(v.object({ list: single, offer: single })),
};

type PlainPriceRecord = { [Key in keyof typeof plainPriceEntries]: v.InferOutput<(typeof plainPriceEntries)[Key]> };

export function toPlainPrice(record: PlainPriceRecord): PlainPrice {
  const offer = record.price.find((one) => one.usage === 'Offer');
  const display = record.price.find((one) => one.usage === 'Display');
  const xOffer = record.x_prices?.offer ?? record.x_price;
  const xList = record.x_prices?.list;
  const currency = offer?.currency || display?.currency || xOffer?.currency || xList?.currency || '';
  return {
    currency,
    offerMinor: parseMinor(offer?.value ?? xOffer?.price, currency),
    listMinor: parseMinor(display?.value ?? xList?.price, currency),
  };
}
