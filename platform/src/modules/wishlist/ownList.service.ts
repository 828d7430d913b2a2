import { type Caller, type Clock, type Db, inTransaction, nextNumber, randomToken, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  deleteItems,
  insertItem,
  insertList,
  listsOf,
  lockLists,
  sharedNumbers,
  updateList,
  type Wishlist,
} from './wishlist.repository';
import type { WishlistCatalogue } from './wishlist.service';

/** Bytes of chance in the key of a shared list: nobody finds one by trying. */
const KEY_BYTES = 24;

/**
 * What a shopper saved, as one: new things go on the oldest list, which is made when it is needed, and what is taken back leaves all of them
 * (ACC-05). Saving what is saved and taking back what is gone change nothing, so that both may be repeated.
 */
export function createOwnList(db: Db, clock: Clock, catalogue: WishlistCatalogue) {
  /** Runs a change while nothing else changes the shopper's lists; answers the lists as they are afterwards. */
  const change = (
    caller: Caller,
    storeId: string,
    work: (trx: Trx, lists: readonly Wishlist[]) => Promise<void>,
  ): Promise<Wishlist[]> =>
    inTransaction(db, async (trx) => {
      await lockLists(trx, caller.userId);
      await work(trx, await listsOf(trx, caller.userId, storeId));
      return listsOf(trx, caller.userId, storeId);
    });

  async function firstList(trx: Trx, caller: Caller, storeId: string, lists: readonly Wishlist[]): Promise<Wishlist> {
    const [known] = lists;
    if (known) return known;
    const at = clock.now();
    const row = {
      wishlist_id: await nextNumber(trx, 'wishlist'),
      store_id: storeId,
      owner_id: caller.userId,
      name: '',
      description: '',
      share_key: null,
      created_at: at,
      updated_at: at,
    };
    await insertList(trx, row);
    return { ...row, items: [] };
  }

  return {
    /** Saves articles, the newest last; those that the catalogue does not know are left out. */
    async keep(caller: Caller, storeId: string, partNumbers: readonly string[]): Promise<Wishlist[]> {
      const found = await catalogue.entries(storeId, { partNumbers, productIds: [] });
      const entries = partNumbers.flatMap((number) => found.find((entry) => entry.partNumber === number) ?? []);
      return change(caller, storeId, async (trx, lists) => {
        const list = await firstList(trx, caller, storeId, lists);
        const known = new Set(lists.flatMap(({ items }) => items.map((item) => item.product_id)));
        const added = [...new Map(entries.map((entry) => [entry.productId, entry])).values()].filter(
          ({ productId }) => !known.has(productId),
        );
        if (list.items.length + added.length > LIMITS.wishlistItems) throw limitReached('wishlistItems');
        const at = clock.now();
        for (const { productId, partNumber } of added)
          await insertItem(trx, {
            item_id: await nextNumber(trx, 'wishlistItem'),
            wishlist_id: list.wishlist_id,
            product_id: productId,
            part_number: partNumber,
            quantity: 1,
            created_at: at,
            updated_at: at,
          });
        await updateList(trx, list.wishlist_id, { updated_at: at });
      });
    },

    drop: (caller: Caller, storeId: string, partNumber: string): Promise<Wishlist[]> =>
      change(caller, storeId, async (trx, lists) => {
        const items = lists.flatMap((list) => list.items).filter((item) => item.part_number === partNumber);
        if (items.length === 0) return;
        await deleteItems(
          trx,
          items.map((item) => item.item_id),
        );
      }),

    /** Opens the list to whoever has its key; one that is open keeps its key. */
    share: (caller: Caller, storeId: string): Promise<Wishlist[]> =>
      change(caller, storeId, async (trx, lists) => {
        const list = await firstList(trx, caller, storeId, lists);
        if (list.share_key) return;
        await updateList(trx, list.wishlist_id, { share_key: randomToken(KEY_BYTES), updated_at: clock.now() });
      }),

    /** The keys that were given away open nothing any more. */
    unshare: (caller: Caller, storeId: string): Promise<Wishlist[]> =>
      change(caller, storeId, async (trx, lists) => {
        for (const list of lists) await updateList(trx, list.wishlist_id, { share_key: null, updated_at: clock.now() });
      }),

    /** What stands on a shared list, and nothing of whose it is; null for a key that opens none. */
    shared: (storeId: string, key: string): Promise<string[] | null> => sharedNumbers(db, storeId, key),
  };
}

export type OwnList = ReturnType<typeof createOwnList>;
