import type { DeliveryPromise, Parcel } from '@sightline/shared-lib/domain/order';
import type { ReturnOffer } from '@sightline/shared-lib/domain/return';

import { wireAmount, wireQuantity } from '../../kernel';
import {
  type Adjustment,
  type ExtendedAttribute,
  grandTotal,
  lockHolder,
  type Order,
  type OrderLine,
  prescriptionOf,
} from './order.domain';
import { findStore } from './stores';
import type { TimelineRecord } from './timeline.domain';

/** The organization that owns every store. */
const SHOP_ORGANIZATION = '-2000';
/** Promotions are described in English only. */
const DESCRIBED_IN = '-1';
/** UN/ECE code of a piece. */
const PIECE = 'C62';

/** Things other modules add to the record of an order. */
export interface RecordContext {
  /** Read form of the order's payment instructions (contract 20.2). */
  readonly instructions: readonly Readonly<Record<string, unknown>>[];
  readonly promotion: (code: string) => { promotionId: string; description: string; minimumMinor: number } | undefined;
  /** Attributes of a line as its shopper reads them. */
  readonly lineAttributes: (line: OrderLine) => readonly ExtendedAttribute[];
  /** The day a line leaves the warehouse. */
  readonly expectedShipDate: (line: OrderLine) => Date;
  /** When everything arrives, by what was chosen so far. */
  readonly deliveryPromise: DeliveryPromise;
  /** What happened to a placed order, the newest first. */
  readonly timeline: readonly TimelineRecord[];
  /** What carriers told of its parcels. */
  readonly parcels: readonly Parcel[];
  /** A placed order can still be sent to another address. */
  readonly canChangeAddress: boolean;
  /** What of a placed order is to be paid again, in minor units, or is being paid; null when there is nothing to do. */
  readonly openPayment: { readonly state: string; readonly dueMinor?: number } | null;
  /** Whether a placed order can be sent back; null before. */
  readonly returnOffer: ReturnOffer | null;
  readonly shipMode: (shipModeId: string) => { code: string; description: string; carrier: string } | undefined;
}

export interface LinePage {
  readonly sortBy?: string;
  readonly descending: boolean;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The whole cart or order record of contract 17.1; empty lists are left out. */
export function orderRecord(order: Order, context: RecordContext, page: LinePage): Record<string, unknown> {
  const { lines, recordSet } = pagedLines(order, page);
  return {
    ...orderSummary(order, context),
    ...recordSet,
    ...(lines.length > 0
      ? {
          orderItem: lines.map((line) => lineRecord(order, line, context)),
          deliveryPromise: context.deliveryPromise,
        }
      : {}),
    paymentInstruction: context.instructions,
    ...(context.timeline.length > 0 ? { x_timeline: context.timeline } : {}),
    ...(context.parcels.length > 0 ? { x_parcels: context.parcels } : {}),
    ...(context.canChangeAddress ? { x_canChangeAddress: 'true' } : {}),
    ...(context.openPayment ? { x_openPayment: openPaymentRecord(context.openPayment) } : {}),
    ...(context.returnOffer ? { x_return: context.returnOffer } : {}),
    resourceName: order.status === 'P' ? 'cart' : 'order',
  };
}

function openPaymentRecord({ state, dueMinor }: NonNullable<RecordContext['openPayment']>): object {
  return dueMinor === undefined ? { state } : { state, due: wireAmount(dueMinor) };
}

/** The lines of a page, sorted, and the counts that go with them (contract 5.7). */
export function pagedLines(order: Order, page: LinePage): { lines: readonly OrderLine[]; recordSet: object } {
  const start = (page.pageNumber - 1) * page.pageSize;
  const lines = sortLines(order.lines, page).slice(start, start + page.pageSize);
  const recordSet = {
    recordSetCount: String(lines.length),
    recordSetTotal: String(order.lines.length),
    recordSetStartNumber: String(start),
    recordSetComplete: String(start + lines.length >= order.lines.length),
  };
  return { lines, recordSet };
}

/** The record without lines, as the order history lists it (contract 27). */
export function orderSummary(order: Order, context: Pick<RecordContext, 'promotion'>): Record<string, unknown> {
  const currency = order.currency;
  const placed = order.status !== 'P';
  const holder = lockHolder(order);
  return {
    orderId: order.orderId,
    orderStatus: order.status,
    buyerId: order.buyerId,
    storeUniqueID: order.storeId,
    storeNameIdentifier: findStore(order.storeId)?.name ?? '',
    lastUpdateDate: order.updatedAt.toISOString(),
    ...(order.placedAt ? { placedDate: order.placedAt.toISOString() } : {}),
    orderTypeCode: 'ORD',
    orgUniqueID: SHOP_ORGANIZATION,
    ...(order.parentOrderId ? { parentOrderId: order.parentOrderId } : {}),
    ...(order.description ? { orderDescription: order.description } : {}),
    locked: String(order.lockedBy !== null),
    ...(holder ? { x_lockHolder: holder } : {}),
    prepareIndicator: String(order.prepared),
    shipAsComplete: 'true',
    x_trackingIds: '',
    x_isPurchaseOrderNumberRequired: 'false',
    x_promoHasAdjustment: String(
      [...order.adjustments, ...order.lines.flatMap((line) => line.adjustments)].some(
        ({ usage }) => usage !== 'Surcharge',
      ),
    ),
    totalProductPrice: wireAmount(order.totals.productMinor),
    totalAdjustment: wireAmount(order.totals.adjustmentMinor),
    totalShippingCharge: wireAmount(order.totals.shippingMinor),
    totalSalesTax: wireAmount(order.totals.salesTaxMinor),
    totalShippingTax: wireAmount(order.totals.shippingTaxMinor),
    grandTotal: wireAmount(grandTotal(order.totals)),
    totalProductPriceCurrency: currency,
    totalAdjustmentCurrency: currency,
    totalShippingChargeCurrency: currency,
    totalSalesTaxCurrency: currency,
    totalShippingTaxCurrency: currency,
    grandTotalCurrency: currency,
    ...(order.adjustments.length > 0
      ? { adjustment: order.adjustments.map((entry) => adjustmentRecord(entry, currency)) }
      : {}),
    ...(order.promotionCodes.length > 0
      ? { promotionCode: order.promotionCodes.map((code) => promotionRecord(code, context, placed)) }
      : {}),
    ...(order.attributes.length > 0 ? { orderExtendAttribute: order.attributes } : {}),
  };
}

/** One promotion code of a cart; on placed orders the id moves into `promotionIdentifier` (contract 19). */
export function promotionRecord(code: string, context: Pick<RecordContext, 'promotion'>, placed: boolean): object {
  const promotion = context.promotion(code);
  if (!promotion) return { code };
  const { promotionId, description, minimumMinor } = promotion;
  const minimum = minimumMinor > 0 ? { x_minimumAmount: wireAmount(minimumMinor) } : {};
  const entry = placed
    ? { promotionIdentifier: { uniqueID: promotionId }, description }
    : { promotionId, description, ...minimum };
  return { code, associatedPromotion: [entry] };
}

function adjustmentRecord(entry: Adjustment, currency: string): object {
  return {
    amount: wireAmount(entry.amountMinor),
    code: entry.code,
    displayLevel: entry.displayLevel,
    usage: entry.usage,
    xadju_calUsageId: entry.usageId,
    currency,
    description: entry.description,
    descriptionLanguage: DESCRIBED_IN,
    language: DESCRIBED_IN,
  };
}

function lineRecord(order: Order, line: OrderLine, context: RecordContext): object {
  const adjusted = line.adjustments.reduce((sum, entry) => sum + entry.amountMinor, 0);
  const attributes = context.lineAttributes(line);
  return {
    orderItemId: line.orderItemId,
    productId: line.productId,
    partNumber: line.partNumber,
    description: line.name,
    quantity: wireQuantity(line.quantity),
    unitQuantity: wireQuantity(line.quantity),
    UOM: PIECE,
    unitPrice: wireAmount(line.unitMinor),
    orderItemPrice: wireAmount(line.unitMinor * line.quantity),
    currency: order.currency,
    orderItemStatus: order.status,
    orderItemInventoryStatus: line.inventoryStatus,
    orderItemFulfillmentStatus: 'Unreleased',
    expectedShipDate: context.expectedShipDate(line).toISOString(),
    fulfillmentCenterName: findStore(order.storeId)?.fulfilmentCentre ?? '',
    contractId: line.contractId,
    freeGift: String(line.giftOf !== undefined),
    createDate: line.createdAt.toISOString(),
    lastUpdateDate: line.updatedAt.toISOString(),
    ...deliveryRecord(line, context),
    shippingCharge: wireAmount(line.shippingMinor),
    shippingTax: wireAmount(line.shippingTaxMinor),
    salesTax: wireAmount(line.salesTaxMinor),
    xitem_field1: line.groupKey || '0',
    xitem_field2: line.field2,
    ...(line.adjustments.length > 0
      ? { adjustment: line.adjustments.map((entry) => adjustmentRecord(entry, order.currency)) }
      : {}),
    totalAdjustment: { currency: order.currency, value: wireAmount(adjusted) },
    ...prescriptionRecord({ ...line, attributes }),
    ...(line.attributes.length > 0 ? { orderItemExtendAttribute: attributes } : {}),
  };
}

/** Where the prescription of a lens stands; nothing for what needs none. */
function prescriptionRecord(line: OrderLine): object {
  const prescription = prescriptionOf(line);
  if (!prescription) return {};
  const { state, reason } = prescription;
  return { x_prescriptionState: state, ...(reason ? { x_prescriptionReason: reason } : {}) };
}

/** Way and place of delivery, flattened onto a line (contract 17.1). */
export function deliveryRecord(line: OrderLine, context: Pick<RecordContext, 'shipMode'>): object {
  const mode = context.shipMode(line.shipModeId);
  const address = line.address;
  return {
    shipModeId: line.shipModeId,
    shipModeCode: mode?.code ?? 'Interim',
    shipModeDescription: mode?.description ?? '',
    carrier: mode?.carrier ?? '',
    ...(address ? { ...address, postalCode: address.zipCode, stateOrProvinceName: address.state } : {}),
    ...(line.pickUp ? line.pickUp : {}),
  };
}

const sortKeys: Readonly<Record<string, (line: OrderLine) => string | number>> = {
  orderItemID: (line) => Number(line.orderItemId),
  createDate: (line) => line.createdAt.getTime(),
  quantity: (line) => line.quantity,
  price: (line) => line.unitMinor * line.quantity,
  unitPrice: (line) => line.unitMinor,
  partNumber: (line) => line.partNumber,
  inventoryStatus: (line) => line.inventoryStatus,
};

function sortLines(lines: readonly OrderLine[], page: LinePage): readonly OrderLine[] {
  const key = page.sortBy ? sortKeys[page.sortBy] : undefined;
  if (!key) return lines;
  const direction = page.descending ? -1 : 1;
  return lines.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    return left === right ? 0 : left < right ? -direction : direction;
  });
}
