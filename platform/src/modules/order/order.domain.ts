import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { orderStatusOf } from '@sightline/shared-lib/domain/order';
import {
  linePrescription,
  prescriberAttributes,
  prescriberRequest,
  statusByPrescriptions,
  type LinePrescription,
} from '@sightline/shared-lib/domain/prescription';

import type { OpticalRole } from './opticalRole.domain';

/** Order status letters of contract 5.5. */
export const ORDER_STATUSES = [
  'P',
  'M',
  'L',
  'H',
  'G',
  'F',
  'V',
  'W',
  'E',
  'N',
  'X',
  'R',
  'S',
  'O',
  'D',
  'Z',
  '1',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Holder of an order's lock while the gateway is asked: nobody may change what is being paid for. */
export const CHECKOUT_LOCK = 'checkout';

/** Who keeps an order locked: a payment under way, its shopper, or an assistant of the store. */
export type LockHolder = 'checkout' | 'shopper' | 'assistant';

export function lockHolder({ lockedBy, buyerId }: Pick<Order, 'lockedBy' | 'buyerId'>): LockHolder | null {
  if (lockedBy === null) return null;
  if (lockedBy === CHECKOUT_LOCK) return 'checkout';
  return lockedBy === buyerId ? 'shopper' : 'assistant';
}

/** Statuses counted as cancelled by the order history filter (contract 27). */
export const CANCELLED_STATUSES = ORDER_STATUSES.filter((letter) => orderStatusOf(letter) === 'Cancelled');

export type DisplayLevel = 'Order' | 'OrderItem' | 'Shipping';

/** One adjustment in minor units; discounts are negative (contract 5.3). */
export interface Adjustment {
  readonly code: string;
  readonly amountMinor: number;
  readonly displayLevel: DisplayLevel;
  readonly usage: 'Discount' | 'Shipping Adjustment' | 'Surcharge';
  readonly usageId: string;
  readonly description: string;
}

export interface ExtendedAttribute {
  readonly attributeName: string;
  readonly attributeType: string;
  readonly attributeValue: string;
}

/** Delivery address flattened onto a line at the moment it was chosen. */
export interface LineAddress {
  readonly addressId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone1: string;
  readonly email1: string;
  readonly nickName?: string;
}

export interface PickUpStore {
  readonly physicalStoreId: string;
  readonly physicalStoreExternalId: string;
}

export interface OrderLine {
  readonly orderItemId: string;
  readonly productId: string;
  readonly partNumber: string;
  readonly name: string;
  readonly productType: string;
  /** What the article is to a prescription; the catalogue says it again at every calculation. */
  readonly opticalRole: OpticalRole;
  readonly weightGrams: number;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly contractId: string;
  readonly shipModeId: string;
  readonly address: LineAddress | null;
  readonly pickUp: PickUpStore | null;
  readonly shippingMinor: number;
  readonly salesTaxMinor: number;
  readonly shippingTaxMinor: number;
  readonly adjustments: readonly Adjustment[];
  readonly attributes: readonly ExtendedAttribute[];
  /** `xitem_field1`: the key that ties the lens and service lines of one pair together. */
  readonly groupKey: string;
  readonly field2: string;
  readonly inventoryStatus: InventoryStatus;
  /** Code of the promotion that gives this line away; absent on lines the shopper chose. */
  readonly giftOf?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type InventoryStatus = 'Available' | 'Allocated' | 'Backordered' | 'Unallocated';

/** Order totals in minor units; the grand total is derived, never stored twice. */
export interface OrderTotals {
  readonly productMinor: number;
  readonly adjustmentMinor: number;
  readonly shippingMinor: number;
  readonly salesTaxMinor: number;
  readonly shippingTaxMinor: number;
}

/** What the insurer pays for an order, as its partner granted it; amounts in minor units. */
export interface InsuranceClaim {
  readonly insurerName: string;
  /** Most that is paid for the whole order. */
  readonly allowanceMinor: number;
  /** What the member pays for each insured line whatever it costs. */
  readonly copayMinor: number;
}

export interface Order {
  readonly orderId: string;
  readonly storeId: string;
  readonly buyerId: string;
  readonly status: OrderStatus;
  /** The shopper's one current pending order of the store; extra pending orders (`**`) are addressed by id. */
  readonly current: boolean;
  readonly currency: string;
  readonly description: string;
  readonly lockedBy: string | null;
  readonly version: number;
  /** Set by precheckout, cleared by every change (`prepareIndicator`). */
  readonly prepared: boolean;
  /** True while lines changed after the last calculation (contract 5.4). */
  readonly dirty: boolean;
  readonly totals: OrderTotals;
  readonly adjustments: readonly Adjustment[];
  readonly promotionCodes: readonly string[];
  readonly attributes: readonly ExtendedAttribute[];
  /** Written by the insurance partner's verified answer alone. */
  readonly insuranceClaim: InsuranceClaim | null;
  readonly notifyEmail: string;
  /** Language the order was placed in, as an id of contract 5.6; empty before. */
  readonly langId: string;
  readonly parentOrderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly placedAt: Date | null;
  readonly lines: readonly OrderLine[];
}

export const ZERO_TOTALS: OrderTotals = {
  productMinor: 0,
  adjustmentMinor: 0,
  shippingMinor: 0,
  salesTaxMinor: 0,
  shippingTaxMinor: 0,
};

/** The identity of contract 5.1; every total the platform sends is derived through it. */
export function grandTotal(totals: OrderTotals): number {
  return (
    totals.productMinor + totals.adjustmentMinor + totals.shippingMinor + totals.salesTaxMinor + totals.shippingTaxMinor
  );
}

/** Value of an extended attribute, or an empty string. */
export function attributeValue(attributes: readonly ExtendedAttribute[], name: string): string {
  return attributes.find((entry) => entry.attributeName === name)?.attributeValue ?? '';
}

/** Same name replaces, empty value removes (contract 17, order_ext_attribute). */
export function withAttributes(
  attributes: readonly ExtendedAttribute[],
  changes: readonly ExtendedAttribute[],
): ExtendedAttribute[] {
  const merged = new Map(attributes.map((entry) => [entry.attributeName, entry]));
  for (const change of changes) {
    if (change.attributeValue === '') merged.delete(change.attributeName);
    else merged.set(change.attributeName, change);
  }
  return [...merged.values()];
}

/** Whether an order travels to a store, where its buyer collects it. */
export function isCollected({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ pickUp }) => pickUp !== null);
}

/** Where the prescription of a line stands; null for what needs none. */
export function prescriptionOf({
  opticalRole,
  attributes,
}: Pick<OrderLine, 'opticalRole' | 'attributes'>): LinePrescription | null {
  const valueOf = (name: string) => attributeValue(attributes, name);
  const isAsked = opticalRole === 'lens' || (opticalRole === 'contactLens' && prescriberRequest(valueOf) !== null);
  return isAsked ? linePrescription(valueOf) : null;
}

/** A line of an order that is placed: contact lenses wait for their prescriber where the law asks the seller to ask (RX-20). */
export function withPrescriberAsked(line: OrderLine, asks: boolean): OrderLine {
  if (!asks || line.opticalRole !== 'contactLens' || line.giftOf !== undefined) return line;
  const needed = Object.entries(prescriberAttributes('needed')).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue,
  }));
  return { ...line, attributes: withAttributes(line.attributes, needed) };
}

/** Holds an order while a lens waits for its prescription or for an optician, and releases it when none does any more. */
export function heldOrReleased(order: Order): Order {
  const states = order.lines.flatMap((line) => prescriptionOf(line)?.state ?? []);
  return { ...order, status: statusByPrescriptions(order.status, states) };
}

/** True for contact lenses that nobody can make: the values of an eye are missing. */
export function lacksLensValues({ opticalRole, attributes }: Pick<OrderLine, 'opticalRole' | 'attributes'>): boolean {
  return opticalRole === 'contactLens' && attributeValue(attributes, LENS_VALUES) === '';
}
