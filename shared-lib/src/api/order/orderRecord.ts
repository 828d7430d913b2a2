import * as v from 'valibot';

import type { Cart, PromotionCode } from '../../domain/cart/cart';
import { moneyOrZero } from '../../domain/money/parseAmount';
import type { OpenPayment, Order, OrderSummary } from '../../domain/order/order';
import { ORDER_EVENTS, type TimedEvent } from '../../domain/order/orderEvents';
import { PARCEL_EVENTS, type Parcel } from '../../domain/order/parcelEvents';
import { RETURN_REFUSALS, returnOffer } from '../../domain/return/returnRules';
import { lineSchema, toLine } from './orderLineRecord';
import { adjustmentTotal, adjustmentsSchema, extendedSchema, toAdjustments, toExtended } from './orderParts';
import { paymentInstructionSchema, toPaymentInstruction } from '../payment/paymentRecord';
import { deliveryPromiseSchema } from '../wire/deliveryPromise';
import { amount, count, flag, id, list, text } from '../wire/wire';

const totals = {
  grandTotal: amount,
  grandTotalCurrency: text,
  currency: text,
  totalProductPrice: amount,
  totalAdjustment: v.optional(v.unknown()),
  totalShippingCharge: amount,
  totalSalesTax: amount,
  totalShippingTax: amount,
};

const head = {
  orderId: id,
  orderStatus: text,
  buyerId: text,
  placedDate: text,
  lastUpdateDate: text,
  orderExtendAttribute: extendedSchema,
};

/** The record the platform sends for carts and orders (contract 17.1, 27). */
export const orderSchema = v.object({
  ...head,
  ...totals,
  locked: flag,
  x_lockHolder: v.fallback(v.optional(v.picklist(['checkout', 'shopper', 'assistant'])), undefined),
  prepareIndicator: flag,
  x_promoHasAdjustment: text,
  orderItem: list(lineSchema),
  adjustment: adjustmentsSchema,
  promotionCode: list(
    v.object({ code: text, associatedPromotion: list(v.object({ description: text, x_minimumAmount: amount })) }),
  ),
  paymentInstruction: list(paymentInstructionSchema),
  deliveryPromise: deliveryPromiseSchema,
  x_access: text,
  x_parcels: list(v.object({ number: text, events: list(v.object({ event: text, place: text, at: text })) })),
  x_canChangeAddress: flag,
  x_openPayment: v.fallback(
    v.optional(
      v.variant('state', [
        v.object({ state: v.literal('due'), due: amount }),
        v.object({ state: v.literal('underway') }),
      ]),
    ),
    undefined,
  ),
  x_timeline: list(v.object({ event: text, at: text, subject: text, amount })),
  x_return: v.fallback(
    v.optional(
      v.variant('can', [
        v.object({ can: v.literal(true), days: v.number() }),
        v.object({ can: v.literal(false), why: v.picklist(RETURN_REFUSALS) }),
      ]),
    ),
    undefined,
  ),
});

export const orderSummarySchema = v.object({ ...head, ...totals, x_asksPrescriber: flag });

/** One page of an order list; texts on the wire, the list key is capital (contract 5.7, 27). */
export const orderListSchema = v.object({
  Order: list(orderSummarySchema),
  recordSetTotal: count,
  recordSetComplete: v.pipe(
    text,
    v.transform((value) => value.toLowerCase() !== 'false'),
  ),
});

type OrderRecord = v.InferOutput<typeof orderSchema>;

function currencyOf(record: { grandTotalCurrency: string; currency: string }): string {
  return record.grandTotalCurrency || record.currency || 'USD';
}

function toPromotionCode(record: OrderRecord['promotionCode'][number], currency: string): PromotionCode {
  const minimum = record.associatedPromotion
    .map((one) => moneyOrZero(one.x_minimumAmount, currency))
    .find((one) => one.minor > 0);
  return {
    code: record.code,
    descriptions: record.associatedPromotion.map((one) => one.description).filter(Boolean),
    ...(minimum ? { minimum } : {}),
  };
}

export function toCart(record: OrderRecord): Cart {
  const currency = currencyOf(record);
  const lines = record.orderItem.map((line) => toLine(line, currency));
  return {
    orderId: record.orderId,
    orderStatus: record.orderStatus || 'P',
    buyerId: record.buyerId,
    currency,
    locked: record.locked,
    ...(record.x_lockHolder ? { lockHolder: record.x_lockHolder } : {}),
    prepared: record.prepareIndicator,
    lastUpdateDate: record.lastUpdateDate,
    totalProductPrice: moneyOrZero(record.totalProductPrice, currency),
    totalAdjustment: moneyOrZero(adjustmentTotal(record.totalAdjustment), currency),
    totalShippingCharge: moneyOrZero(record.totalShippingCharge, currency),
    totalSalesTax: moneyOrZero(record.totalSalesTax, currency),
    totalShippingTax: moneyOrZero(record.totalShippingTax, currency),
    grandTotal: moneyOrZero(record.grandTotal, currency),
    lines,
    adjustments: toAdjustments(record.adjustment, currency),
    promotionCodes: record.promotionCode.map((promotion) => toPromotionCode(promotion, currency)),
    promoHasAdjustment: record.x_promoHasAdjustment.toLowerCase() !== 'false',
    extendedAttributes: toExtended(record.orderExtendAttribute),
    paymentInstructions: record.paymentInstruction.map((one) => toPaymentInstruction(one, currency)),
    ...(record.deliveryPromise ? { deliveryPromise: record.deliveryPromise } : {}),
    numItems: lines.reduce((pieces, line) => pieces + line.quantity, 0),
  };
}

/** Events that this shop has no words for yet are left out. */
function timelineOf(record: OrderRecord): readonly TimedEvent[] {
  const currency = currencyOf(record);
  return record.x_timeline.flatMap(({ event: name, amount: moved, ...rest }) => {
    const event = ORDER_EVENTS.find((known) => known === name);
    return event ? [{ event, ...rest, ...(moved === null ? {} : { amount: moneyOrZero(moved, currency) }) }] : [];
  });
}

/** What a carrier tells and this shop has no words for yet is left out. */
function parcelsOf({ x_parcels: parcels }: OrderRecord): readonly Parcel[] {
  return parcels.map(({ number, events }) => ({
    number,
    events: events.flatMap(({ event: name, ...rest }) => {
      const event = PARCEL_EVENTS.find((known) => known === name);
      return event ? [{ event, ...rest }] : [];
    }),
  }));
}

function openPaymentOf(record: OrderRecord): OpenPayment | null {
  const { x_openPayment: open } = record;
  return open?.state === 'due' ? { state: 'due', due: moneyOrZero(open.due, currencyOf(record)) } : (open ?? null);
}

export function toOrder(record: OrderRecord): Order {
  return {
    ...toCart(record),
    placedDate: record.placedDate,
    lookedUp: record.x_access === 'lookup',
    timeline: timelineOf(record),
    parcels: parcelsOf(record),
    canChangeAddress: record.x_canChangeAddress,
    openPayment: openPaymentOf(record),
    // A platform that does not judge it itself does so when a return is announced.
    returnOffer: record.x_return ?? returnOffer(record, Date.now()),
  };
}

export function toOrderSummary(record: v.InferOutput<typeof orderSummarySchema>): OrderSummary {
  const currency = currencyOf(record);
  return {
    orderId: record.orderId,
    orderStatus: record.orderStatus,
    placedDate: record.placedDate,
    lastUpdateDate: record.lastUpdateDate,
    buyerId: record.buyerId,
    grandTotal: moneyOrZero(record.grandTotal, currency),
    totalProductPrice: moneyOrZero(record.totalProductPrice, currency),
    extendedAttributes: toExtended(record.orderExtendAttribute),
    asksPrescriber: record.x_asksPrescriber,
  };
}
