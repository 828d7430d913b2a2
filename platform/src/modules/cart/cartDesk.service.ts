import { type Clock, type Db, inTransaction, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  type CartDesk,
  type ChangeRequest,
  deleteOrder,
  findPending,
  openForChange,
  type Order,
  saveChange,
} from '../order';
import type { Calculator } from './calculation.service';
import type { PriceFacts } from './priceFacts';

/** A change of two pending orders: `from` names the other one as `reference` names the one that is answered. */
export interface MoveRequest extends ChangeRequest {
  readonly from: string | undefined;
}

/** The desk of the cart module itself, which also changes two orders at once. */
export interface OrdersDesk extends CartDesk {
  /**
   * Both orders are changed or neither; answers the second. The one that lines leave is saved first, so that lines keep
   * their ids; null deletes it.
   */
  changeBoth(
    request: MoveRequest,
    work: (trx: Trx, from: Order, to: Order) => Promise<{ readonly from: Order | null; readonly to: Order }>,
  ): Promise<Order>;
}

const bought = ({ lines }: Order) => lines.filter((line) => line.giftOf === undefined).length;

/** A cart that is too long already may become shorter. */
function requireRoom(before: Order, after: Order): void {
  if (bought(after) > LIMITS.cartLines && bought(after) > bought(before)) throw limitReached('cartLines');
}

/** The desk every change of a pending order goes over. */
export function createCartDesk(db: Db, clock: Clock, calculator: Calculator): OrdersDesk {
  /** Prices are looked up before the transaction; lines the change adds bring their price along. */
  async function factsFor(request: ChangeRequest, orders: readonly Order[]): Promise<PriceFacts | null> {
    const { caller, storeId, langId, usages } = request;
    if (!usages) return null;
    const codes = [...orders.flatMap((order) => order.promotionCodes), ...(request.newCodes ?? [])];
    const partNumbers = [
      ...orders.flatMap((order) => order.lines.map((line) => line.partNumber)),
      ...(request.newPartNumbers ?? []),
      ...(await calculator.giftPartNumbers(db, codes)),
    ];
    return calculator.facts(caller, storeId, langId, partNumbers);
  }

  async function save(trx: Trx, request: ChangeRequest, changed: Order, facts: PriceFacts | null): Promise<Order> {
    const { caller, usages } = request;
    const next =
      usages && facts ? await calculator.calculate(trx, caller, changed, usages, facts) : { ...changed, dirty: true };
    return saveChange(trx, clock, next);
  }

  return {
    async change(request, work) {
      const { caller, storeId, reference } = request;
      const before = await findPending(db, caller, storeId, reference);
      const facts = await factsFor(request, [before]);
      return inTransaction(db, async (trx) => {
        // The id found above is used, so that a cart placed in between is refused instead of replaced.
        const cart = await openForChange(trx, caller, storeId, before.orderId);
        const changed = await work(trx, cart);
        requireRoom(cart, changed);
        return save(trx, request, changed, facts);
      });
    },

    async changeBoth(request, work) {
      const { caller, storeId } = request;
      const from = await findPending(db, caller, storeId, request.from);
      const to = await findPending(db, caller, storeId, request.reference);
      const facts = await factsFor(request, [from, to]);
      return inTransaction(db, async (trx) => {
        const open = (order: Order) => openForChange(trx, caller, storeId, order.orderId);
        // Always in the same order, so that two opposite moves wait for each other instead of both failing.
        const isFirst = from.orderId < to.orderId;
        const first = await open(isFirst ? from : to);
        const second = await open(isFirst ? to : from);
        const [leaving, entering] = isFirst ? [first, second] : [second, first];
        const changed = await work(trx, leaving, entering);
        requireRoom(entering, changed.to);
        if (changed.from) await save(trx, request, changed.from, facts);
        else await deleteOrder(trx, from.orderId);
        return save(trx, request, changed.to, facts);
      });
    },
  };
}
