import {
  isOpenForPrescriptions,
  isReachable,
  prescriberAttributes,
  prescriberRequest,
  type Prescriber,
} from '@sightline/shared-lib/domain/prescription';

import { inTransaction, randomToken, type Clock, type Db, type Trx } from '../../kernel';
import { attributeValue, orderErrors, type ExtendedAttribute, type Order, type OrderLine } from '../order';
import { givenPrescription, type Seal } from '../prescription';
import { prescriberFaults } from './prescriber.errors';
import { insertRequest, withdrawOpen } from './prescriber.repository';

/** Orders of shoppers, and placed orders as operations see them (the order module). */
export interface PrescriberOrders {
  owned(db: Db | Trx, userId: string, orderId: string): Promise<Order | null>;
  setLineAttributes(
    trx: Trx,
    userId: string,
    orderId: string,
    orderItemId: string,
    changes: readonly ExtendedAttribute[],
  ): Promise<Order | null>;
  placed(trx: Trx, orderId: string): Promise<Order>;
  writeLine(trx: Trx, order: Order, orderItemId: string, changes: readonly ExtendedAttribute[]): Promise<Order>;
}

export interface PrescriberDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly orders: PrescriberOrders;
}

/** Sealed bytes belong to one question. */
export const contextOf = (requestId: string) => `prescriber ${requestId}`;

export const requestOf = (line: OrderLine) => prescriberRequest((name) => attributeValue(line.attributes, name));

export const textAttributes = (values: Readonly<Record<string, string>>): ExtendedAttribute[] =>
  Object.entries(values).map(([attributeName, attributeValue_]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue: attributeValue_,
  }));

/** Shoppers name who prescribed their contact lenses; the order then waits for the answer (RX-20). */
export function createPrescriberService({ db, clock, seal, orders }: PrescriberDependencies) {
  return {
    /** Refused for an order that waits for no prescriber (409), and for one that went on (400). */
    name: (userId: string, orderId: string, prescriber: Prescriber): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (!isReachable(prescriber)) throw prescriberFaults.unreachable();
        const order = await orders.owned(trx, userId, orderId);
        if (!order) throw orderErrors.notFound(orderId);
        const lines = order.lines.filter((line) => requestOf(line) !== null);
        if (lines.length === 0) throw prescriberFaults.notAsked(orderId);
        if (!isOpenForPrescriptions(order.status)) throw orderErrors.wrongStatus(orderId);
        const named = textAttributes({ ...givenPrescription(), ...prescriberAttributes('named') });
        // The first write holds the order, so that of two names at once the later one counts.
        for (const { orderItemId } of lines) await orders.setLineAttributes(trx, userId, orderId, orderItemId, named);
        await withdrawOpen(trx, orderId);
        const requestId = randomToken();
        const { keyId, bytes } = seal.closeJson(prescriber, contextOf(requestId));
        await insertRequest(trx, {
          request_id: requestId,
          order_id: orderId,
          user_id: userId,
          key_id: keyId,
          prescriber: bytes,
          state: 'named',
          named_at: clock.now(),
        });
      }),
  };
}

export type PrescriberService = ReturnType<typeof createPrescriberService>;
