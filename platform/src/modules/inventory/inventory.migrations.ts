import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of the stock. */
export const inventoryMigrations: MigrationSet = {
  '0110_inventory': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('inventory_levels')
        .addColumn('centre', 'text', (column) => column.notNull())
        .addColumn('part_number', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
        .addColumn('infinite', 'boolean', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('inventory_levels_key', ['centre', 'part_number'])
        .execute();
      await db.schema
        .createTable('inventory_reservations')
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('centre', 'text', (column) => column.notNull())
        .addColumn('part_number', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
        .addPrimaryKeyConstraint('inventory_reservations_key', ['reference', 'centre', 'part_number'])
        .execute();
    },
  },
  '0111_stock_notices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('stock_notices')
        .addColumn('store_id', 'text', (column) => column.notNull())
        .addColumn('part_number', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addPrimaryKeyConstraint('stock_notices_key', ['store_id', 'part_number', 'email'])
        .execute();
      await db.schema
        .createIndex('stock_notices_by_email')
        .on('stock_notices')
        .columns(['email', 'store_id'])
        .execute();
    },
  },
};
