import type { Db, Trx } from '../../kernel';
import { cheapestDeliveryOf, type Order, type OrderLetters, requireStore } from '../order';
import type { SettlementService } from '../payment';

import {
  deliveryGivenBack,
  type DeliveryOfReturn,
  deliveryOfReturn,
  givenUp,
  goodsOwed,
  isAllBack,
} from './deliveryBack.domain';
import { sentName } from './exchange.domain';
import type { Arrival, Exchanges } from './exchange.service';
import { returnErrors } from './return.errors';
import { piecesLeft } from './returnedItems.domain';
import { type Return, returnsOf, writeReturn } from './returns.repository';

export interface MoneyBackDependencies {
  readonly settlement: SettlementService;
  /** Tells buyers what is paid back. */
  readonly letters: Pick<OrderLetters, 'refunded' | 'exchanged'>;
  readonly exchanges: Exchanges;
}

/**
 * The money of returns: for the goods, and where the store's country says so for the delivery of an order that comes
 * back whole. Which return that is shows when money is paid back: the one after which everything is, so that none that
 * is cancelled later can make it wrong.
 */
export function createMoneyBack({ settlement, letters, exchanges }: MoneyBackDependencies) {
  /** What is given back for an order's delivery at most: never more than the ledger has left beside the goods. */
  async function deliveryOf(handle: Db | Trx, order: Order, goodsMinor: number): Promise<number> {
    if (!requireStore(order.storeId).deliveryGivenBack) return 0;
    const amountMinor = deliveryGivenBack(order.lines, await cheapestDeliveryOf(handle, order.orderId));
    const left = (await settlement.leftInLedger(handle, order.orderId)) - goodsMinor;
    return Math.max(0, Math.min(amountMinor, left));
  }

  /** The delivery that the return carries which is settled now; `order` as it stands with what was sent instead. */
  async function deliveryWith(trx: Trx, order: Order, found: Return, goodsMinor: number): Promise<number> {
    const returns = await returnsOf(trx, order.orderId);
    if (returns.some((one) => Number(one.delivery_minor) > 0)) return 0;
    const settled = returns.filter(({ status }) => status === 'REF').flatMap(({ items }) => items);
    return isAllBack(order, [...settled, ...found.items]) ? deliveryOf(trx, order, goodsMinor) : 0;
  }

  return {
    /** Sends what was wanted instead, and pays the rest back. Gives the order as it stands then. The order's row has to be held. */
    async settle(trx: Trx, order: Order, found: Return, arrival: Arrival): Promise<Order> {
      const { order: sentOrder, sent, paidBack } = await exchanges.send(trx, order, found, arrival);
      const goodsMinor = paidBack.reduce((sum, item) => sum + Number(item.refund_minor), 0);
      const deliveryMinor = await deliveryWith(trx, sentOrder, found, goodsMinor);
      const amountMinor = goodsMinor + deliveryMinor;
      if (amountMinor > 0 && (await settlement.refundInLedger(trx, order.orderId, amountMinor, found.rma_id)) === null)
        throw returnErrors.notCovered(found.rma_id);
      if (deliveryMinor > 0) await writeReturn(trx, found.rma_id, { delivery_minor: deliveryMinor });
      if (amountMinor > 0) {
        const byTransfer = await settlement.isPaidInCash(trx, order.orderId);
        const paidWith = await settlement.paidWith(trx, order.orderId);
        await letters.refunded(trx, order, { amountMinor, deliveryMinor, byTransfer, paidWith }, found.rma_id);
      }
      const told = {
        names: sent.map((line) => sentName(line, arrival.wanted)),
        trackingNumbers: arrival.trackingNumbers,
      };
      if (sent.length > 0) await letters.exchanged(trx, order, told, found.rma_id);
      return sentOrder;
    },

    /** What of its order's delivery comes with a return, as things stand. */
    async deliveryWithReturn(db: Db, order: Order, rmaId: string): Promise<DeliveryOfReturn | null> {
      const returns = await returnsOf(db, order.orderId);
      return deliveryOfReturn(order, returns, rmaId, await deliveryOf(db, order, goodsOwed(order, returns)));
    },

    /** What is given back for the delivery if everything of an order comes back that is in no return yet; 0 where that is not all. */
    async deliveryWithRest(db: Db, order: Order, earlier: readonly Return[]): Promise<number> {
      const rest = order.lines.map((line) => ({
        order_item_id: line.orderItemId,
        quantity: piecesLeft(line, earlier),
      }));
      const before = givenUp(earlier);
      const isToCome = !isAllBack(order, before) && isAllBack(order, [...before, ...rest]);
      if (!isToCome || earlier.some((one) => Number(one.delivery_minor) > 0)) return 0;
      return deliveryOf(db, order, goodsOwed(order, earlier));
    },
  };
}
