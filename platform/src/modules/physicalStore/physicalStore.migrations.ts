import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of branches and favourite branches. */
export const physicalStoreMigrations: MigrationSet = {
  '0210_physical_stores': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('physical_stores')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('external_id', 'text', (column) => column.notNull().unique())
        .addColumn('store_number', 'text', (column) => column.notNull())
        .addColumn('practice_record_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('city_folded', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('postal_code', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('lat', 'double precision', (column) => column.notNull())
        .addColumn('lng', 'double precision', (column) => column.notNull())
        .addColumn('hours', 'jsonb', (column) => column.notNull())
        .addColumn('services', 'text', (column) => column.notNull())
        .addColumn('distribution_channel', 'text', (column) => column.notNull())
        .addColumn('appointment_url', 'text', (column) => column.notNull())
        .addColumn('tablite_booking', 'boolean', (column) => column.notNull())
        .addColumn('active', 'boolean', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('physical_stores_by_place').on('physical_stores').columns(['lat', 'lng']).execute();
      await db.schema
        .createIndex('physical_stores_by_city')
        .on('physical_stores')
        .columns(['country', 'city_folded'])
        .execute();
      await db.schema
        .createTable('favourite_stores')
        .addColumn('tenant_key', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('external_id', 'text', (column) => column.notNull())
        .addColumn('is_default', 'boolean', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('favourite_stores_key', ['tenant_key', 'user_id', 'external_id'])
        .execute();
    },
  },
  '0211_booking_page': {
    async up(db: Kysely<unknown>) {
      // Branches led to a page of text; they lead to where a time is chosen.
      await sql`update physical_stores set appointment_url = '/appointment?store=' || id
        where appointment_url like '/c/book-eye-test?store=%'`.execute(db);
    },
  },
};
