import type { Insertable, Selectable } from 'kysely';

import { lockList } from '../../kernel';
import type { Db, Trx } from '../../kernel';
import type { WishlistItemRow, WishlistRow, WishlistTables } from './wishlist.tables';

export type WishlistItem = Selectable<WishlistItemRow>;
export type Wishlist = Selectable<WishlistRow> & { readonly items: readonly WishlistItem[] };

const tables = (db: Db | Trx) => db.withTables<WishlistTables>();

/** Makes all changes to one shopper's lists wait for each other. */
export const lockLists = (trx: Trx, ownerId: string): Promise<void> => lockList(trx, `wishlists:${ownerId}`);

/** A shopper's lists with their items, oldest first; of every store unless one is named. */
export async function listsOf(db: Db | Trx, ownerId: string, storeId?: string): Promise<Wishlist[]> {
  let query = tables(db).selectFrom('wishlists').selectAll().where('owner_id', '=', ownerId);
  if (storeId !== undefined) query = query.where('store_id', '=', storeId);
  const lists = await query.orderBy('created_at').orderBy('wishlist_id').execute();
  if (lists.length === 0) return [];
  const items = await tables(db)
    .selectFrom('wishlist_items')
    .selectAll()
    .where(
      'wishlist_id',
      'in',
      lists.map((list) => list.wishlist_id),
    )
    .orderBy('created_at')
    .orderBy('item_id')
    .execute();
  return lists.map((list) => ({ ...list, items: items.filter((item) => item.wishlist_id === list.wishlist_id) }));
}

export async function insertList(trx: Trx, list: Insertable<WishlistRow>): Promise<void> {
  await tables(trx).insertInto('wishlists').values(list).execute();
}

export async function updateList(
  trx: Trx,
  wishlistId: string,
  changes: Partial<Pick<WishlistRow, 'name' | 'description' | 'owner_id'>> & {
    readonly updated_at: Date;
    readonly share_key?: string | null;
  },
): Promise<void> {
  await tables(trx).updateTable('wishlists').set(changes).where('wishlist_id', '=', wishlistId).execute();
}

/** Numbers of the articles on a shared list of a store, the oldest first; null for a key that opens none. */
export async function sharedNumbers(db: Db, storeId: string, key: string): Promise<string[] | null> {
  const list = await tables(db)
    .selectFrom('wishlists')
    .select('wishlist_id')
    .where('share_key', '=', key)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (!list) return null;
  const items = await tables(db)
    .selectFrom('wishlist_items')
    .select('part_number')
    .where('wishlist_id', '=', list.wishlist_id)
    .orderBy('created_at')
    .orderBy('item_id')
    .execute();
  return items.map((item) => item.part_number);
}

/** Deletes the lists of shoppers who go. */
export async function forgetLists(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  await tables(trx).deleteFrom('wishlists').where('owner_id', 'in', ownerIds).execute();
}

/** Deletes a list; its items go with it. */
export async function deleteList(trx: Trx, wishlistId: string): Promise<void> {
  await tables(trx).deleteFrom('wishlists').where('wishlist_id', '=', wishlistId).execute();
}

export async function insertItem(trx: Trx, item: Insertable<WishlistItemRow>): Promise<void> {
  await tables(trx).insertInto('wishlist_items').values(item).execute();
}

export async function setQuantity(trx: Trx, itemId: string, quantity: number, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('wishlist_items')
    .set({ quantity, updated_at: at })
    .where('item_id', '=', itemId)
    .execute();
}

export async function moveItem(trx: Trx, itemId: string, wishlistId: string): Promise<void> {
  await tables(trx)
    .updateTable('wishlist_items')
    .set({ wishlist_id: wishlistId })
    .where('item_id', '=', itemId)
    .execute();
}

export async function deleteItems(trx: Trx, itemIds: readonly string[]): Promise<void> {
  await tables(trx).deleteFrom('wishlist_items').where('item_id', 'in', itemIds).execute();
}
