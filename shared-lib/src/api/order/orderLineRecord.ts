import * as v from 'valibot';

import type { InventoryStatus, OrderLine, PostalAddress } from '../../domain/cart/cart';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { isRejectionReason, PRESCRIPTION_STATES } from '../../domain/prescription/prescriptionReview';
import type { LinePrescription } from '../../domain/prescription/prescriptionReview';
import { displayStoreName } from '../../domain/store/storeNames';
import { addressEntries, toAddress } from '../wire/addressRecord';
import { adjustmentTotal, adjustmentsSchema, extendedSchema, toAdjustments, toExtended } from './orderParts';
import { amount, count, flag, id, text } from '../wire/wire';

export const lineSchema = v.object({
  ...addressEntries,
  orderItemId: id,
  productId: text,
  partNumber: text,
  description: text,
  quantity: count,
  unitPrice: amount,
  orderItemPrice: amount,
  currency: text,
  orderItemStatus: text,
  orderItemInventoryStatus: text,
  contractId: text,
  freeGift: flag,
  shipModeId: text,
  shipModeCode: text,
  shipModeDescription: text,
  shippingCharge: amount,
  shippingTax: amount,
  salesTax: amount,
  physicalStoreId: text,
  physicalStoreExternalId: text,
  xitem_field1: text,
  adjustment: adjustmentsSchema,
  totalAdjustment: v.optional(v.unknown()),
  orderItemExtendAttribute: extendedSchema,
  x_prescriptionState: text,
  x_prescriptionReason: text,
  lastUpdateDate: text,
});

const INVENTORY: readonly InventoryStatus[] = ['Available', 'Allocated', 'Backordered', 'Unallocated'];

/** `0` is what the platform writes into an unused field. */
function groupKeyOf(value: string): string {
  return value === '0' ? '' : value;
}

/** A line that is collected carries the store's name where a shopper's stands; it is shown as everywhere else (STOR-02). */
function storeAddress(address: PostalAddress | null): PostalAddress | null {
  return address && { ...address, firstName: displayStoreName(address.firstName, address.country) };
}

/** What the platform says of the line's prescription; it says nothing of lines that need none. */
function prescriptionOf(state: string, reason: string): LinePrescription | null {
  const known = PRESCRIPTION_STATES.find((one) => one === state);
  return known ? { state: known, reason: isRejectionReason(reason) ? reason : null } : null;
}

export function toLine(record: v.InferOutput<typeof lineSchema>, cartCurrency: string): OrderLine {
  const currency = record.currency || cartCurrency;
  return {
    orderItemId: record.orderItemId,
    productId: record.productId,
    partNumber: record.partNumber,
    name: record.description,
    quantity: record.quantity,
    unitPrice: moneyOrZero(record.unitPrice, currency),
    orderItemPrice: moneyOrZero(record.orderItemPrice, currency),
    status: record.orderItemStatus,
    inventoryStatus: INVENTORY.find((status) => status === record.orderItemInventoryStatus) ?? 'Unknown',
    contractId: record.contractId,
    freeGift: record.freeGift,
    shipModeId: record.shipModeId,
    shipModeCode: record.shipModeCode,
    shipModeDescription: record.shipModeDescription,
    shippingCharge: moneyOrZero(record.shippingCharge, currency),
    shippingTax: moneyOrZero(record.shippingTax, currency),
    salesTax: moneyOrZero(record.salesTax, currency),
    address: record.physicalStoreId ? storeAddress(toAddress(record)) : toAddress(record),
    physicalStoreId: record.physicalStoreId,
    physicalStoreExternalId: record.physicalStoreExternalId,
    groupKey: groupKeyOf(record.xitem_field1),
    adjustments: toAdjustments(record.adjustment, currency),
    totalAdjustment: moneyOrZero(adjustmentTotal(record.totalAdjustment), currency),
    extendedAttributes: toExtended(record.orderItemExtendAttribute),
    prescription: prescriptionOf(record.x_prescriptionState, record.x_prescriptionReason),
    lastUpdateDate: record.lastUpdateDate,
  };
}
