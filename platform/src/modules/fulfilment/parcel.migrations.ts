import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Table of what carriers told of parcels. */
export const parcelMigrations: MigrationSet = {
  '0580_parcel_events': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('parcel_events')
        .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
        .addColumn('tracking_number', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('happened_at', 'timestamptz', (column) => column.notNull())
        .addPrimaryKeyConstraint('parcel_events_once', ['order_id', 'tracking_number', 'event', 'happened_at'])
        .execute();
    },
  },
};
