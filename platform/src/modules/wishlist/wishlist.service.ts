import {
  type Caller,
  type Clock,
  type Db,
  inTransaction,
  nextNumber,
  notFound,
  type Trx,
  unknownId,
} from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import {
  deleteItems,
  deleteList,
  insertItem,
  insertList,
  listsOf,
  lockLists,
  setQuantity,
  updateList,
  type Wishlist,
  type WishlistItem,
} from './wishlist.repository';

/** What a body names: an item of the list by its own id, or anything of the catalogue. */
export interface NamedItem {
  readonly giftListItemID?: string;
  readonly productId?: string;
  readonly partNumber?: string;
  readonly quantityRequested?: string;
}

/** A product or an item of the catalogue. */
export interface CatalogueEntry {
  readonly productId: string;
  readonly partNumber: string;
}

/** The catalogue as wish lists need it; it takes no transaction, so it is never asked inside one. */
export interface WishlistCatalogue {
  entries(
    storeId: string,
    wanted: { readonly productIds: readonly string[]; readonly partNumbers: readonly string[] },
  ): Promise<readonly CatalogueEntry[]>;
}

export interface WishlistNames {
  readonly name?: string;
  readonly description?: string;
}

const quantityOf = (item: NamedItem): number => Number(item.quantityRequested ?? '1');

const isNamed = (entry: CatalogueEntry, named: NamedItem): boolean =>
  named.partNumber ? entry.partNumber === named.partNumber : entry.productId === named.productId;

/** Wish lists of guests and registered shoppers, each in one store and seen by nobody else. */
export function createWishlistService(db: Db, clock: Clock, catalogue: WishlistCatalogue) {
  /** Everything named, found in the catalogue before any change: one that is unknown refuses the whole call. */
  async function resolve(storeId: string, named: readonly NamedItem[]): Promise<CatalogueEntry[]> {
    const found = await catalogue.entries(storeId, {
      partNumbers: named.flatMap(({ partNumber }) => partNumber ?? []),
      productIds: named.flatMap(({ partNumber, productId }) => (partNumber ? [] : (productId ?? []))),
    });
    return named.map((item) => {
      const entry = found.find((one) => isNamed(one, item));
      if (!entry) throw unknownId(item.partNumber ?? item.productId ?? 'item');
      return entry;
    });
  }

  async function find(handle: Db | Trx, caller: Caller, storeId: string, wishlistId: string): Promise<Wishlist> {
    const list = (await listsOf(handle, caller.userId, storeId)).find((one) => one.wishlist_id === wishlistId);
    if (!list) throw notFound(wishlistId);
    return list;
  }

  /** Runs a change of one list while nothing else changes the shopper's lists; answers what it answers. */
  const change = <T>(
    caller: Caller,
    storeId: string,
    wishlistId: string,
    work: (trx: Trx, list: Wishlist) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (trx) => {
      await lockLists(trx, caller.userId);
      const list = await find(trx, caller, storeId, wishlistId);
      await updateList(trx, wishlistId, { updated_at: clock.now() });
      return work(trx, list);
    });

  /** Adds entries; what is on the list already takes the quantity that is asked for now. Answers the ids of the items. */
  async function put(
    trx: Trx,
    list: Pick<Wishlist, 'wishlist_id' | 'items'>,
    named: readonly NamedItem[],
    entries: readonly CatalogueEntry[],
  ): Promise<string[]> {
    const known = new Map(list.items.map((item) => [item.product_id, item.item_id]));
    const ids: string[] = [];
    for (const [index, entry] of entries.entries()) {
      const at = clock.now();
      const quantity = quantityOf(named[index] ?? {});
      const present = known.get(entry.productId);
      const itemId = present ?? (await nextNumber(trx, 'wishlistItem'));
      if (present) {
        await setQuantity(trx, present, quantity, at);
      } else {
        if (known.size >= LIMITS.wishlistItems) throw limitReached('wishlistItems');
        known.set(entry.productId, itemId);
        await insertItem(trx, {
          item_id: itemId,
          wishlist_id: list.wishlist_id,
          product_id: entry.productId,
          part_number: entry.partNumber,
          quantity,
          created_at: at,
          updated_at: at,
        });
      }
      ids.push(itemId);
    }
    return ids;
  }

  const itemOf = (list: Wishlist, named: NamedItem): WishlistItem => {
    const found = list.items.find((item) =>
      named.giftListItemID
        ? item.item_id === named.giftListItemID
        : isNamed({ productId: item.product_id, partNumber: item.part_number }, named),
    );
    if (!found) throw unknownId(named.giftListItemID ?? named.partNumber ?? named.productId ?? 'item');
    return found;
  };

  return {
    all: (caller: Caller, storeId: string): Promise<Wishlist[]> => listsOf(db, caller.userId, storeId),

    read: (caller: Caller, storeId: string, wishlistId: string) => find(db, caller, storeId, wishlistId),

    async create(caller: Caller, storeId: string, names: WishlistNames, named: readonly NamedItem[]) {
      const entries = await resolve(storeId, named);
      return inTransaction(db, async (trx) => {
        await lockLists(trx, caller.userId);
        if ((await listsOf(trx, caller.userId, storeId)).length >= LIMITS.wishlists) throw limitReached('wishlists');
        const wishlistId = await nextNumber(trx, 'wishlist');
        const at = clock.now();
        await insertList(trx, {
          wishlist_id: wishlistId,
          store_id: storeId,
          owner_id: caller.userId,
          name: names.name ?? names.description ?? '',
          description: names.description ?? names.name ?? '',
          created_at: at,
          updated_at: at,
        });
        return { wishlistId, ids: await put(trx, { wishlist_id: wishlistId, items: [] }, named, entries) };
      });
    },

    async add(caller: Caller, storeId: string, wishlistId: string, named: readonly NamedItem[]): Promise<string[]> {
      await find(db, caller, storeId, wishlistId);
      const entries = await resolve(storeId, named);
      return change(caller, storeId, wishlistId, (trx, list) => put(trx, list, named, entries));
    },

    /** Renames a list and changes quantities of what is on it. */
    update: (caller: Caller, storeId: string, wishlistId: string, names: WishlistNames, named: readonly NamedItem[]) =>
      change(caller, storeId, wishlistId, async (trx, list) => {
        await updateList(trx, wishlistId, { ...names, updated_at: clock.now() });
        const items = named.map((one) => ({ id: itemOf(list, one).item_id, quantity: quantityOf(one) }));
        for (const { id, quantity } of items) await setQuantity(trx, id, quantity, clock.now());
        return items.map(({ id }) => id);
      }),

    removeItems: (caller: Caller, storeId: string, wishlistId: string, named: readonly NamedItem[]) =>
      change(caller, storeId, wishlistId, async (trx, list) => {
        const ids = named.map((one) => itemOf(list, one).item_id);
        await deleteItems(trx, ids);
        return ids;
      }),

    remove: (caller: Caller, storeId: string, wishlistId: string): Promise<void> =>
      change(caller, storeId, wishlistId, (trx) => deleteList(trx, wishlistId)),
  };
}

export type WishlistService = ReturnType<typeof createWishlistService>;
