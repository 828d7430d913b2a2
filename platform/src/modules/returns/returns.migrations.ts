import { type Kysely, sql } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of the returns. How many pieces of a line they hold is judged under the lock of its order. */
export const returnMigrations: MigrationSet = {
  '0570_returns': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('returns')
        .addColumn('rma_id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
        .addColumn('store_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('label_type', 'text', (column) => column.notNull())
        .addColumn('tracking_number', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('check_hash', 'text', (column) => column.notNull())
        .addColumn('check_until', 'timestamptz', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('returns_by_order').on('returns').column('order_id').execute();
      await db.schema
        .createTable('return_items')
        .addColumn('rma_id', 'text', (column) => column.notNull().references('returns.rma_id').onDelete('cascade'))
        .addColumn('order_item_id', 'text', (column) => column.notNull())
        .addColumn('part_number', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
        .addColumn('reason_code', 'text', (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('refund_minor', 'bigint', (column) => column.notNull().check(sql`refund_minor >= 0`))
        .addColumn('is_open', 'boolean', (column) => column.notNull())
        .addPrimaryKeyConstraint('return_items_once', ['rma_id', 'order_item_id'])
        .execute();
      await sql`create unique index return_items_open on return_items (order_item_id) where is_open`.execute(db);
    },
  },
  // What happened before is told by what is known of it: when a return was announced.
  '0571_return_status_changes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('return_status_changes')
        .addColumn('sequence', 'serial', (column) => column.primaryKey())
        .addColumn('rma_id', 'text', (column) => column.notNull().references('returns.rma_id').onDelete('cascade'))
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await sql`create index return_status_changes_by_return on return_status_changes (rma_id)`.execute(db);
      await sql`insert into return_status_changes (rma_id, status, changed_at)
        select rma_id, 'CRE', created_at from returns order by created_at`.execute(db);
    },
  },
  '0572_return_exchanges': {
    async up(db: Kysely<unknown>) {
      await sql`alter table return_items add column exchange_part text not null default '',
        add column exchange_line text not null default ''`.execute(db);
    },
  },
  '0573_return_collections': {
    async up(db: Kysely<unknown>) {
      await sql`alter table returns add column collect_on text not null default ''`.execute(db);
      await sql`create index returns_by_collection on returns (collect_on) where status = 'CRE' and collect_on <> ''`.execute(
        db,
      );
    },
  },
  // Pieces of one line may be in several open returns.
  '0574_returns_of_pieces': {
    async up(db: Kysely<unknown>) {
      await sql`drop index return_items_open`.execute(db);
      await sql`create index return_items_by_line on return_items (order_item_id)`.execute(db);
    },
  },
  '0575_returned_delivery': {
    async up(db: Kysely<unknown>) {
      await sql`alter table returns add column delivery_minor bigint not null default 0 check (delivery_minor >= 0)`.execute(
        db,
      );
    },
  },
};
