import type { Locale } from '@sightline/shared-lib/contracts';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import { INSURANCE_CODE } from '@sightline/shared-lib/domain/cart';
import { promisedDay, type DeliveryPromise } from '@sightline/shared-lib/domain/order';
import { hasWithdrawalForm } from '@sightline/shared-lib/domain/return';

import { greetedName } from '../mail';
import type { LetterDiscount, OrderLetterFacts, ReceiptFacts } from '../mail';
import {
  attributeValue,
  grandTotal,
  isCollected,
  meansName,
  type Order,
  type PaidWith,
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

/** What is taken off by each code and by an insurer. A gift costs nothing, so that its code takes nothing off. */
function discountsOf({ lines }: Order): LetterDiscount[] {
  const found = new Map<string, LetterDiscount>();
  for (const { giftOf, adjustments } of lines) {
    if (giftOf !== undefined) continue;
    for (const { code, usage, description, amountMinor } of adjustments) {
      if (usage === 'Surcharge') continue;
      const by = code === INSURANCE_CODE ? 'insurer' : 'code';
      const name = by === 'insurer' ? description || code : code;
      found.set(code, { by, name, amountMinor: (found.get(code)?.amountMinor ?? 0) + amountMinor });
    }
  }
  return [...found.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

/** What the receipt of an order says. */
export function receiptOf(
  order: Order,
  known: OrderLetterFacts,
  locale: Locale,
  promise: DeliveryPromise,
  paidWith: readonly PaidWith[],
): ReceiptFacts {
  const { totals, lines } = order;
  const collected = isCollected(order);
  const address = lines.find((line) => line.address !== null)?.address ?? null;
  const feeMinor = grandTotal(totals) - totalBeforeSurcharge(order);
  const giftsMinor = lines.reduce(
    (sum, { giftOf, unitMinor, quantity }) => sum + (giftOf === undefined ? 0 : unitMinor * quantity),
    0,
  );
  const day = promisedDay(promise, 'total');
  const store = requireStore(order.storeId);
  return {
    ...known,
    firstName: greetedName(collected ? attributeValue(order.attributes, 'recipientName') : (address?.firstName ?? '')),
    currency: order.currency,
    goods: goodsOf(lines),
    discountMinor: totals.adjustmentMinor - feeMinor + giftsMinor,
    discounts: discountsOf(order),
    paidWith: paidWith.map(({ method, digits }) => ({ method, name: meansName(method), digits })),
    deliveryMinor: totals.shippingMinor,
    feeMinor,
    taxMinor: totals.salesTaxMinor + totals.shippingTaxMinor,
    totalMinor: grandTotal(totals),
    taxIncluded: store.taxIncluded,
    address: addressOf(order, locale),
    collected,
    days: promise.total,
    ...(day ? { day: day.toISOString() } : {}),
    withdrawal: hasWithdrawalForm(store.country),
    waitsForPrescription: lines.some((line) => prescriptionOf(line)?.state === 'missing' && !askedOf(line)),
    waitsForPrescriber: lines.some((line) => askedOf(line) !== null && prescriptionOf(line)?.state !== 'approved'),
  };
}
