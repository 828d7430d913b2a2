import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

export interface WishlistRow {
  wishlist_id: string;
  store_id: string;
  owner_id: string;
  name: string;
  description: string;
  /** Opens the list to whoever has it; null while nobody but its owner sees it. */
  share_key: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export interface WishlistItemRow {
  item_id: string;
  wishlist_id: string;
  /** A product or an item of the catalogue, by id and by number. */
  product_id: string;
  part_number: string;
  quantity: number;
  created_at: Moment;
  updated_at: Moment;
}

export type WishlistTables = { wishlists: WishlistRow; wishlist_items: WishlistItemRow };
