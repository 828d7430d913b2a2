import { type Kysely, sql } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of the wish lists. */
export const wishlistMigrations: MigrationSet = {
  '0480_wishlists': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('wishlists')
        .addColumn('wishlist_id', 'text', (column) => column.primaryKey())
        .addColumn('store_id', 'text', (column) => column.notNull())
        .addColumn('owner_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('wishlists_by_owner').on('wishlists').columns(['owner_id', 'store_id']).execute();
      await db.schema
        .createTable('wishlist_items')
        .addColumn('item_id', 'text', (column) => column.primaryKey())
        .addColumn('wishlist_id', 'text', (column) =>
          column.notNull().references('wishlists.wishlist_id').onDelete('cascade'),
        )
        .addColumn('product_id', 'text', (column) => column.notNull())
        .addColumn('part_number', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
        .addUniqueConstraint('wishlist_items_once', ['wishlist_id', 'product_id'])
        .execute();
    },
  },
  '0481_wishlist_share': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('wishlists').addColumn('share_key', 'text').execute();
      await db.schema.createIndex('wishlists_by_share_key').unique().on('wishlists').column('share_key').execute();
    },
  },
};
