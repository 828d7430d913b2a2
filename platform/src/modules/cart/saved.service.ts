import { type Caller, type Clock, type Db, inTransaction, nextNumber, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  type CartDesk,
  type ChangeRequest,
  createPending,
  currentOrCreate,
  deleteOrder,
  type Order,
  type OrderLine,
  orderErrors,
  requireStore,
  saveOrder,
  shopperAttributes,
} from '../order';
import type { Calculator } from './calculation.service';
import { findSaved, SAVED } from './cart.repository';
import { addLine, requireQuantities } from './lines.domain';
import { pairsOf, withoutDelivery } from './pairs.domain';

export interface SavedDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly desk: CartDesk;
  readonly calculator: Calculator;
}

type SavedRequest = Pick<ChangeRequest, 'caller' | 'storeId' | 'langId' | 'usages'>;

/**
 * Lines kept for later: a pending order of its own beside the cart, so that lenses and their values stay with their frame and follow the
 * shopper to every device (CART-03). A prescription is asked for again. The lines of one pair always move together.
 */
export function createSavedService({ db, clock, desk, calculator }: SavedDependencies) {
  /** Lines under new numbers. A prescription is kept for the number it was given to: nobody makes lenses by a mark alone. */
  const renumbered = (trx: Trx, lines: readonly OrderLine[]): Promise<OrderLine[]> =>
    Promise.all(
      lines.map(async (line) => ({
        ...line,
        orderItemId: await nextNumber(trx, 'orderItem'),
        attributes: shopperAttributes(line.attributes),
      })),
    );

  async function store(trx: Trx, saved: Order, lines: readonly OrderLine[]): Promise<void> {
    if (lines.length === 0) await deleteOrder(trx, saved.orderId);
    else await saveOrder(trx, { ...saved, lines, updatedAt: clock.now() });
  }

  async function required(handle: Db | Trx, caller: Caller, storeId: string, lock = false): Promise<Order> {
    const saved = await findSaved(handle, storeId, caller.userId, lock);
    if (!saved) throw orderErrors.noPendingOrder();
    return saved;
  }

  return {
    /** The kept lines at today's prices and stock; null when there are none. */
    async read(caller: Caller, storeId: string, langId: string | undefined): Promise<Order | null> {
      requireStore(storeId);
      const saved = await findSaved(db, storeId, caller.userId);
      if (!saved) return null;
      const partNumbers = saved.lines.map((line) => line.partNumber);
      const facts = await calculator.facts(caller, storeId, langId, partNumbers);
      return calculator.withStock(db, calculator.reprice(saved, facts));
    },

    /** Moves lines out of the cart. */
    save: (request: SavedRequest, ids: readonly string[]): Promise<Order> =>
      desk.change(request, async (trx, cart) => {
        const { chosen, rest } = pairsOf(cart.lines, ids);
        const { caller, storeId } = request;
        const saved =
          (await findSaved(trx, storeId, caller.userId, true)) ??
          (await createPending(trx, clock, caller, storeId, SAVED, false));
        if (saved.lines.length + chosen.length > LIMITS.savedLines) throw limitReached('savedLines');
        await store(trx, saved, [...saved.lines, ...(await renumbered(trx, chosen.map(withoutDelivery)))]);
        return { ...cart, lines: rest };
      }),

    /** Moves lines back into the cart, which is made when there is none. */
    async restore(request: SavedRequest, ids: readonly string[]): Promise<Order> {
      const { caller, storeId } = request;
      const before = await required(db, caller, storeId);
      const { chosen: coming } = pairsOf(before.lines, ids);
      const { orderId } = await inTransaction(db, (trx) => currentOrCreate(trx, clock, caller, storeId));
      const newPartNumbers = coming.map((line) => line.partNumber);
      return desk.change({ ...request, reference: orderId, newPartNumbers }, async (trx, cart) => {
        const saved = await required(trx, caller, storeId, true);
        const { chosen, rest } = pairsOf(saved.lines, ids);
        await store(trx, saved, rest);
        const lines = (await renumbered(trx, chosen)).reduce<readonly OrderLine[]>(
          (all, line) => addLine(all, line).lines,
          cart.lines,
        );
        requireQuantities(lines);
        return { ...cart, lines };
      });
    },

    /** Forgets kept lines. */
    remove: (caller: Caller, storeId: string, ids: readonly string[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        const saved = await required(trx, caller, storeId, true);
        await store(trx, saved, pairsOf(saved.lines, ids).rest);
      }),
  };
}

export type SavedService = ReturnType<typeof createSavedService>;
