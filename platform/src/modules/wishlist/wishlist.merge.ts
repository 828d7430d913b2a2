import type { Clock, Trx } from '../../kernel';
import { deleteList, listsOf, lockLists, moveItem, updateList, type Wishlist } from './wishlist.repository';
import { LIMITS } from '../limits';

/**
 * Takes a guest's lists along into the account that signs in (AUTH-09): a list goes into the account's list of the same
 * name, else over as it is, else, when the account has as many as it may, into its oldest. What does not fit is dropped.
 */
export function createWishlistMerge(clock: Clock) {
  /** Answers the account's list as it is afterwards; its own quantities stay. */
  async function pour(trx: Trx, from: Wishlist, into: Wishlist): Promise<Wishlist> {
    const known = new Set(into.items.map((item) => item.product_id));
    const fitting = from.items
      .filter((item) => !known.has(item.product_id))
      .slice(0, LIMITS.wishlistItems - into.items.length);
    for (const item of fitting) await moveItem(trx, item.item_id, into.wishlist_id);
    await deleteList(trx, from.wishlist_id);
    await updateList(trx, into.wishlist_id, { updated_at: clock.now() });
    return { ...into, items: [...into.items, ...fitting] };
  }

  return async (trx: Trx, fromUserId: string, toUserId: string): Promise<void> => {
    if (fromUserId === toUserId) return;
    for (const owner of [fromUserId, toUserId].toSorted()) await lockLists(trx, owner);
    let account = await listsOf(trx, toUserId);
    for (const list of await listsOf(trx, fromUserId)) {
      const own = account.filter((one) => one.store_id === list.store_id);
      const into = own.find((one) => one.name === list.name) ?? (own.length >= LIMITS.wishlists ? own[0] : undefined);
      if (into) {
        const merged = await pour(trx, list, into);
        account = account.map((one) => (one === into ? merged : one));
      } else {
        await updateList(trx, list.wishlist_id, { owner_id: toUserId, updated_at: clock.now() });
        account = [...account, list];
      }
    }
  };
}
