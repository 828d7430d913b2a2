import { type Kysely, type Migration, sql } from 'kysely';

const ordersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('orders')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('store_id', 'text', (column) => column.notNull())
      .addColumn('buyer_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('is_current', 'boolean', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('locked_by', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('is_prepared', 'boolean', (column) => column.notNull())
      .addColumn('is_dirty', 'boolean', (column) => column.notNull())
      .addColumn('product_minor', 'bigint', (column) => column.notNull())
      .addColumn('adjustment_minor', 'bigint', (column) => column.notNull())
      .addColumn('shipping_minor', 'bigint', (column) => column.notNull())
      .addColumn('sales_tax_minor', 'bigint', (column) => column.notNull())
      .addColumn('shipping_tax_minor', 'bigint', (column) => column.notNull())
      .addColumn('adjustments', 'jsonb', (column) => column.notNull())
      .addColumn('promotion_codes', 'jsonb', (column) => column.notNull())
      .addColumn('attributes', 'jsonb', (column) => column.notNull())
      .addColumn('notify_email', 'text', (column) => column.notNull())
      .addColumn('parent_order_id', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
      .addColumn('placed_at', 'timestamptz')
      .execute();
    // A shopper has at most one current pending order per store (contract 17).
    await sql`create unique index orders_one_current on orders (buyer_id, store_id) where status = 'P' and is_current`.execute(
      db,
    );
    await sql`create index orders_history on orders (buyer_id, store_id, placed_at desc)`.execute(db);
    await sql`create index orders_parent on orders (parent_order_id)`.execute(db);
    await db.schema
      .createTable('order_items')
      .addColumn('order_item_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('part_number', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('product_type', 'text', (column) => column.notNull())
      .addColumn('weight_grams', 'integer', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('unit_minor', 'bigint', (column) => column.notNull())
      .addColumn('contract_id', 'text', (column) => column.notNull())
      .addColumn('ship_mode_id', 'text', (column) => column.notNull())
      .addColumn('address', 'jsonb')
      .addColumn('pick_up', 'jsonb')
      .addColumn('shipping_minor', 'bigint', (column) => column.notNull())
      .addColumn('sales_tax_minor', 'bigint', (column) => column.notNull())
      .addColumn('shipping_tax_minor', 'bigint', (column) => column.notNull())
      .addColumn('adjustments', 'jsonb', (column) => column.notNull())
      .addColumn('attributes', 'jsonb', (column) => column.notNull())
      .addColumn('group_key', 'text', (column) => column.notNull())
      .addColumn('field2', 'text', (column) => column.notNull())
      .addColumn('inventory_status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index order_items_by_order on order_items (order_id, position)`.execute(db);
    await db.schema
      .createTable('order_status_changes')
      .addColumn('sequence', 'serial', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index order_status_changes_by_order on order_status_changes (order_id)`.execute(db);
  },
};

/** Lines a promotion gives away say which one. */
const giftLinesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order_items')
      .addColumn('gift_of', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/**
 * Claims and what articles are to a prescription get columns of their own, which no shopper writes. What open carts were
 * told as attributes before is not believed: their claims and marks are given again.
 */
const writtenFactsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('insurance_claim', 'jsonb').execute();
    await db.schema
      .alterTable('order_items')
      .addColumn('optical_role', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
    await sql`update order_items set optical_role = 'contactLens' where product_type = 'contact-lenses'`.execute(db);
    await sql`update order_items set optical_role = 'lens'
      where attributes @> '[{"attributeName":"IsRoxLens","attributeValue":"true"}]'
      and order_id in (select order_id from orders where placed_at is not null)`.execute(db);
    await sql`update orders set attributes = coalesce((select jsonb_agg(entry) from jsonb_array_elements(attributes) entry
      where entry ->> 'attributeName' <> 'x_insuranceClaim'), '[]'::jsonb)`.execute(db);
    await sql`update order_items set attributes = coalesce((select jsonb_agg(entry)
      from jsonb_array_elements(attributes) entry where entry ->> 'attributeName' <> 'prescriptionUploaded'), '[]'::jsonb)
      where order_id in (select order_id from orders where status = 'P')`.execute(db);
    await sql`update orders set is_prepared = false, is_dirty = true where status = 'P'`.execute(db);
  },
};

/** Letters about an order are in the language it was placed in. */
const orderLanguageMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('orders')
      .addColumn('lang_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/** Who proved an order without being its owner, and how often its number was tried. */
const orderLookupMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('order_proofs')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_proofs_once', ['user_id', 'order_id'])
      .execute();
    await sql`create index order_proofs_until on order_proofs (until)`.execute(db);
    await db.schema
      .createTable('order_lookups')
      .addColumn('lookup_key', 'text', (column) => column.primaryKey())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index order_lookups_until on order_lookups (until)`.execute(db);
  },
};

/** Until when an order names its buyer, once the account is gone. */
const orderRetentionMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('named_until', 'timestamptz').execute();
    await sql`create index orders_named_until on orders (named_until) where named_until is not null`.execute(db);
  },
};

/** What the cheapest delivery would have cost, which is what the law gives back of one; orders from before have none. */
const cheapestDeliveryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('orders')
      .addColumn('cheapest_delivery_minor', 'bigint', (column) => column.check(sql`cheapest_delivery_minor >= 0`))
      .execute();
  },
};

/** Tables of carts and orders. */
export const orderMigrations = {
  '0401_orders': ordersMigration,
  '0420_gift_lines': giftLinesMigration,
  '0423_written_facts': writtenFactsMigration,
  '0431_order_language': orderLanguageMigration,
  '0435_order_lookups': orderLookupMigration,
  '0436_order_retention': orderRetentionMigration,
  '0437_cheapest_delivery': cheapestDeliveryMigration,
};
