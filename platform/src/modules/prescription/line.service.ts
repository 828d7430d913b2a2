import { RX_ITEM_LIMIT } from '@sightline/shared-lib/domain/cart';
import {
  STORED_PRESCRIPTION,
  isOpenForPrescriptions,
  toStoredPrescription,
} from '@sightline/shared-lib/domain/prescription';
import { GUEST_SEGMENT } from '@sightline/shared-lib/domain/price';

import type { Db, Trx } from '../../kernel';
import type { CataloguePort, LensLine } from '../order';
import { prescriptionDays } from '../storeConfig';

import { checkSpectacles, COUNTS_FROM, spectacleValues } from './details.domain';
import type { PrescriptionValues } from './details.domain';
import { pairOf, requireFitOfLine } from './lensPairs.domain';
import { sealedValues } from './lensValues';
import type { ItemCodes } from './lensValues.domain';
import { prescriptionFaults } from './prescription.errors';
import { prescribedLines } from './prescription.repository';
import { checkPaper } from './saved.domain';
import type { Seal } from './seal';
import { givenPrescription } from './version';

/** An order as prescriptions see it. */
export interface PrescribedOrder {
  orderId: string;
  status: string;
  storeId?: string;
  lines: readonly PrescribedLine[];
}

export type PrescribedLine = LensLine & { orderItemId: string };

export interface Article {
  partNumber: string;
  codes: ItemCodes;
}

/** Values for a line of an order. */
export interface DescribedLine {
  orderItemId: string;
  values: PrescriptionValues;
}

export interface LineAttribute {
  attributeName: string;
  attributeType: string;
  attributeValue: string;
}

/** Orders and carts of shoppers (the order module). */
export interface OrdersPort {
  /** The order with its lines when it is the member's own, else null. */
  owned(db: Db, userId: string, orderId: string): Promise<PrescribedOrder | null>;
  /** Writes extended attributes to a line; null when it is not the member's own. */
  setLineAttributes(
    trx: Trx,
    userId: string,
    orderId: string,
    orderItemId: string,
    changes: readonly LineAttribute[],
  ): Promise<object | null>;
}

/** Attributes as orders keep them. */
export function lineAttributesOf(values: Readonly<Record<string, string>>): LineAttribute[] {
  return Object.entries(values).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue,
  }));
}

/** The cart, and every order that its prescriptions may still hold or release (RX-07). */
const takesPrescriptions = (status: string): boolean => status === 'P' || isOpenForPrescriptions(status);

export interface LineService {
  /** Throws unless the line is in an order of the member's own. */
  readable(db: Db, userId: string, orderId: string, orderItemId: string): Promise<void>;
  /** Throws unless the lines may get a prescription: own order, right status, item limit. */
  writable(db: Db, userId: string, orderId: string, orderItemIds: readonly string[]): Promise<void>;
  /** Notes on the line that its prescription is there, with what else is kept on it; an order that waited for it moves on. */
  mark(trx: Trx, userId: string, orderId: string, orderItemId: string, more?: readonly LineAttribute[]): Promise<void>;
  /** Throws unless the values are a prescription for what each line is, on a paper that still counts, and the lenses bought with it can be made to them. */
  requireFit(userId: string, orderId: string, described: readonly DescribedLine[], now: Date): Promise<void>;
  /** Notes the values on the line of the lens that is made to them, and on no other of its pair. */
  noteValues(trx: Trx, userId: string, orderId: string, described: DescribedLine, now: Date): Promise<void>;
  /** The article of a line of the member's own; null when the order does not say. */
  article(userId: string, orderId: string, orderItemId: string): Promise<Article | null>;
}

export function createLineService(db: Db, orders: OrdersPort, catalogue: CataloguePort, seal: Seal): LineService {
  const audience = { segment: GUEST_SEGMENT, langId: '-1' } as const;

  async function orderWith(
    handle: Db,
    userId: string,
    orderId: string,
    orderItemIds: readonly string[],
  ): Promise<PrescribedOrder> {
    const order = await orders.owned(handle, userId, orderId);
    const known = new Set(order?.lines.map((line) => line.orderItemId));
    const unknown = orderItemIds.find((id) => !known.has(id));
    if (!order || unknown !== undefined) throw prescriptionFaults.noLine(unknown ?? orderId);
    return order;
  }

  async function mark(
    trx: Trx,
    userId: string,
    orderId: string,
    orderItemId: string,
    more: readonly LineAttribute[] = [],
  ): Promise<void> {
    const given = lineAttributesOf(givenPrescription());
    if (!(await orders.setLineAttributes(trx, userId, orderId, orderItemId, [...given, ...more])))
      throw prescriptionFaults.noLine(orderItemId);
  }

  return {
    mark,
    async readable(handle, userId, orderId, orderItemId) {
      await orderWith(handle, userId, orderId, [orderItemId]);
    },
    async writable(handle, userId, orderId, orderItemIds) {
      if (orderItemIds.length > RX_ITEM_LIMIT) throw prescriptionFaults.limitExceeded(RX_ITEM_LIMIT);
      const order = await orderWith(handle, userId, orderId, orderItemIds);
      if (!takesPrescriptions(order.status)) throw prescriptionFaults.wrongStatus(orderId);
      const prescribed = await prescribedLines(
        handle,
        order.lines.map((line) => line.orderItemId),
      );
      if (new Set([...prescribed, ...orderItemIds]).size > RX_ITEM_LIMIT)
        throw prescriptionFaults.limitExceeded(RX_ITEM_LIMIT);
    },
    async requireFit(userId, orderId, described, now) {
      const order = await orderWith(
        db,
        userId,
        orderId,
        described.map(({ orderItemId }) => orderItemId),
      );
      const lineOf = new Map(order.lines.map((line) => [line.orderItemId, line]));
      for (const { orderItemId, values } of described)
        checkSpectacles(values, lineOf.get(orderItemId)?.opticalRole !== 'contactLens');
      // The store that was bought in decides how long a paper counts, whichever the call names.
      if (order.storeId)
        for (const { values } of described) checkPaper(values['issuedOn'] ?? '', now, prescriptionDays(order.storeId));
      const partNumbers = [...new Set(order.lines.map(({ partNumber }) => partNumber))];
      const skus = order.storeId ? await catalogue.skus(order.storeId, { partNumbers }, audience) : [];
      const codesOf = new Map(skus.map((sku) => [sku.partNumber, sku.attributes ?? {}]));
      const lines = order.lines.map((line) => ({ ...line, codes: codesOf.get(line.partNumber) ?? {} }));
      for (const { orderItemId, values } of described) {
        const line = lines.find((one) => one.orderItemId === orderItemId);
        if (line) requireFitOfLine(line, lines, spectacleValues(values));
      }
    },
    async noteValues(trx, userId, orderId, { orderItemId, values }, now) {
      const order = await orderWith(trx, userId, orderId, [orderItemId]);
      const line = order.lines.find((one) => one.orderItemId === orderItemId);
      if (line?.opticalRole !== 'lens') return mark(trx, userId, orderId, orderItemId);
      const none = { attributeName: STORED_PRESCRIPTION, attributeType: 'STRING', attributeValue: '' };
      for (const other of pairOf(line, order.lines)) {
        const holds = other.attributes.some(({ attributeName }) => attributeName === STORED_PRESCRIPTION);
        if (other !== line && holds) await orders.setLineAttributes(trx, userId, orderId, other.orderItemId, [none]);
      }
      const from = values['issuedOn'] || now.toISOString().slice(0, 10);
      const stored = { ...toStoredPrescription(spectacleValues(values)), [COUNTS_FROM]: from };
      await mark(trx, userId, orderId, orderItemId, [sealedValues(seal, stored, line.partNumber, STORED_PRESCRIPTION)]);
    },
    async article(userId, orderId, orderItemId) {
      const order = await orderWith(db, userId, orderId, [orderItemId]);
      const partNumber = order.lines.find((line) => line.orderItemId === orderItemId)?.partNumber;
      if (!order.storeId || !partNumber) return null;
      const [sku] = await catalogue.skus(order.storeId, { partNumbers: [partNumber] }, audience);
      return { partNumber, codes: sku?.attributes ?? {} };
    },
  };
}
