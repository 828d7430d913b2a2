import type { Locale } from '@sightline/shared-lib/contracts';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { DayRange } from '@sightline/shared-lib/domain/order';
import { isPersonName } from '@sightline/shared-lib/domain/validation';

import type { OrderLetterFacts, ReceiptFacts } from '../mail';
import {
  attributeValue,
  grandTotal,
  isCollected,
  type Order,
  postalLines,
  prescriptionOf,
  requireStore,
  totalBeforeSurcharge,
} from '../order';
import { askedOf } from './askedPrescriber';
import { goodsOf } from './goods.domain';

/** Where an order goes, a line a row; empty when nobody knows. */
export function addressOf(order: Order, locale: Locale): string[] {
  const address = order.lines.find((line) => line.address !== null)?.address ?? null;
  return address ? postalLines(address, LOCALE_FACTS[locale].tag, isCollected(order)) : [];
}

/** Longest first name that is greeted, as addresses have it. */
const LONGEST_NAME = 40;

/** Who collects an order, by an attribute that the shopper writes: only a name is greeted, and no other text is sent to anybody (SITE-16). */
function collectorOf({ attributes }: Order): string {
  const name = attributeValue(attributes, 'recipientName').trim();
  return isPersonName(name) && name.length <= LONGEST_NAME ? name : '';
}

/** What the receipt of an order says. */
export function receiptOf(order: Order, known: OrderLetterFacts, locale: Locale, days: DayRange): ReceiptFacts {
  const { totals, lines } = order;
  const collected = isCollected(order);
  const address = lines.find((line) => line.address !== null)?.address ?? null;
  const feeMinor = grandTotal(totals) - totalBeforeSurcharge(order);
  return {
    ...known,
    firstName: collected ? collectorOf(order) : (address?.firstName ?? ''),
    currency: order.currency,
    goods: goodsOf(lines),
    discountMinor: totals.adjustmentMinor - feeMinor,
    deliveryMinor: totals.shippingMinor,
    feeMinor,
    taxMinor: totals.salesTaxMinor + totals.shippingTaxMinor,
    totalMinor: grandTotal(totals),
    taxIncluded: requireStore(order.storeId).taxIncluded,
    address: addressOf(order, locale),
    collected,
    days,
    waitsForPrescription: lines.some((line) => prescriptionOf(line)?.state === 'missing' && !askedOf(line)),
    waitsForPrescriber: lines.some((line) => askedOf(line) !== null && prescriptionOf(line)?.state !== 'approved'),
  };
}
