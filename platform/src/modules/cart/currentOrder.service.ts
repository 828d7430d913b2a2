import { type Caller, type Clock, type Db, inTransaction, type Trx } from '../../kernel';
import {
  createPending,
  deleteOrder,
  findCurrentOrder,
  findPending,
  openForChange,
  type Order,
  orderErrors,
  requireUnlocked,
  saveOrder,
} from '../order';
import { SAVED } from './cart.repository';

/** Refuses the order of what is kept for later: it is a list with calls of its own, no cart. */
export function requireCart(order: Order): Order {
  if (order.description === SAVED) throw orderErrors.notFound(order.orderId);
  return order;
}

/** Chooses which of a shopper's pending orders is the current one. */
export function createCurrentOrderService(db: Db, clock: Clock) {
  /** The current order, held until the transaction ends, so that nobody else takes or gives its place meanwhile. */
  async function held(trx: Trx, caller: Caller, storeId: string): Promise<Order | null> {
    const found = await findCurrentOrder(trx, storeId, caller.userId, true);
    if (found) return found;
    // Taking the free place and leaving it again makes a first addition of the same moment wait.
    const { orderId } = await createPending(trx, clock, caller, storeId);
    await deleteOrder(trx, orderId);
    return findCurrentOrder(trx, storeId, caller.userId, true);
  }

  return {
    /** Makes a pending order the current one; the one that was stays beside it. Neither may be locked by anybody else. */
    makeCurrent: (caller: Caller, storeId: string, orderId: string): Promise<Order> =>
      inTransaction(db, async (trx) => {
        requireCart(await findPending(trx, caller, storeId, orderId));
        const wanted = await openForChange(trx, caller, storeId, orderId);
        if (wanted.current) return wanted;
        const current = await held(trx, caller, storeId);
        if (current) {
          requireUnlocked(current, caller);
          await saveOrder(trx, { ...current, current: false, updatedAt: clock.now() });
        }
        const next = { ...wanted, current: true, updatedAt: clock.now() };
        await saveOrder(trx, next);
        return next;
      }),
  };
}

export type CurrentOrderService = ReturnType<typeof createCurrentOrderService>;
