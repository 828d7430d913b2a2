import { attributeWriter } from '@sightline/shared-lib/domain/order';

import { type Caller, type Clock, type Db, invalidInput } from '../../kernel';
import {
  findPending,
  type LensValuesPort,
  meansCurrent,
  type Order,
  type OrderLine,
  readUsages,
  requireUnlocked,
  withShopperAttributes,
} from '../order';
import type { OrdersDesk } from './cartDesk.service';
import { requireCart } from './currentOrder.service';
import { likeKept } from './lensLine.domain';
import { inPlace } from './lineChange.domain';
import { addLine, requireQuantities } from './lines.domain';
import { pairsOf, withoutDelivery } from './pairs.domain';
import { targetOrder } from './targetOrder.service';

export interface LineMove {
  readonly caller: Caller;
  readonly storeId: string;
  readonly langId: string | undefined;
  readonly fromOrderId: string | undefined;
  readonly toOrderId: string | undefined;
  /** Lines to move; `*` or none means all that the shopper chose. */
  readonly orderItemIds: readonly string[];
  /** Makes the new order also when there is nothing to move into it. */
  readonly createIfEmpty: boolean;
  /** Deletes the order that lines left when none of the shopper's own remain. */
  readonly deleteIfEmpty: boolean;
}

/** A line keeps its id and with it its prescription; what an insurer or anybody else wrote was for the order it leaves. */
function travelling(line: OrderLine): OrderLine {
  const goes = new Set(['shopper', 'prescription']);
  return { ...line, attributes: line.attributes.filter((one) => goes.has(attributeWriter(one.attributeName))) };
}

/** Moving lines between a shopper's own pending orders, as adding them there would (contract 3.4). */
export function createMoveService(db: Db, clock: Clock, desk: OrdersDesk, lensValues: LensValuesPort) {
  const chosenIn = (order: Order, ids: readonly string[]) => {
    const all = ids.length === 0 || ids.includes('*');
    const own = order.lines.filter((line) => line.giftOf === undefined).map((line) => line.orderItemId);
    return pairsOf(order.lines, all ? own : ids);
  };

  const arrived = (to: Order, coming: readonly OrderLine[]): { lines: readonly OrderLine[]; ids: string[] } => {
    let lines = to.lines;
    const ids: string[] = [];
    for (const line of coming) {
      const fresh = inPlace(lines, likeKept(lines, withoutDelivery(travelling(line)), lensValues));
      const added = addLine(lines, { ...fresh, updatedAt: clock.now() });
      lines = added.lines;
      ids.push(added.at);
    }
    requireQuantities(lines);
    return { lines, ids };
  };

  return {
    async move(request: LineMove): Promise<{ readonly orderId: string; readonly ids: readonly string[] }> {
      const { caller, storeId, langId, orderItemIds, fromOrderId, toOrderId } = request;
      // Everything that can be refused is, before an order is made to move into.
      const source = requireCart(await findPending(db, caller, storeId, fromOrderId));
      requireUnlocked(source, caller);
      const makes = chosenIn(source, orderItemIds).chosen.length > 0 || request.createIfEmpty;
      if (source.current && meansCurrent(toOrderId)) throw invalidInput('toOrderId');
      const reference = makes ? await targetOrder(db, clock, caller, storeId, toOrderId) : toOrderId;
      const target = requireCart(await findPending(db, caller, storeId, reference));
      if (target.orderId === source.orderId) throw invalidInput('toOrderId');
      let ids: readonly string[] = [];
      const moved = await desk.changeBoth(
        { caller, storeId, langId, from: source.orderId, reference: target.orderId, usages: readUsages(undefined) },
        async (_trx, from, to) => {
          const { chosen, rest } = chosenIn(from, orderItemIds);
          const { lines, ids: at } = arrived(to, chosen);
          ids = at;
          const marks = from.attributes.filter(
            ({ attributeName }) => chosen.length > 0 && attributeName === 'IS_ROX_ORDER',
          );
          const isEmpty = rest.every((line) => line.giftOf !== undefined);
          return {
            from: isEmpty && request.deleteIfEmpty ? null : { ...from, lines: rest },
            to: { ...to, lines, attributes: withShopperAttributes(to.attributes, marks) },
          };
        },
      );
      return { orderId: moved.orderId, ids };
    },
  };
}

export type MoveService = ReturnType<typeof createMoveService>;
