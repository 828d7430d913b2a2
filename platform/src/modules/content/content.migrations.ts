import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of pages, components and where they stand. */
export const contentMigrations: MigrationSet = {
  '0200_content': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_pages')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('external_id', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('seo', 'jsonb', (column) => column.notNull())
        .addColumn('breadcrumb', 'jsonb', (column) => column.notNull())
        .addColumn('valid_from', 'timestamptz')
        .addColumn('valid_to', 'timestamptz')
        .addPrimaryKeyConstraint('content_pages_key', ['locale', 'id'])
        .execute();
      await db.schema
        .createTable('content_components')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('fields', 'jsonb', (column) => column.notNull())
        .addColumn('products', 'jsonb', (column) => column.notNull())
        .addColumn('valid_from', 'timestamptz')
        .addColumn('valid_to', 'timestamptz')
        .addPrimaryKeyConstraint('content_components_key', ['locale', 'id'])
        .execute();
      await db.schema
        .createTable('content_placements')
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('page_id', 'text', (column) => column.notNull())
        .addColumn('placement', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('component_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_placements_key', ['locale', 'page_id', 'placement', 'position'])
        .execute();
      await db.schema
        .createIndex('content_pages_by_external_id')
        .on('content_pages')
        .columns(['locale', 'external_id'])
        .execute();
    },
  },
  '0201_contact_messages': {
    async up(db: Kysely<unknown>) {
      await sql`create sequence contact_message_numbers start with 2600001`.execute(db);
      await db.schema
        .createTable('contact_messages')
        .addColumn('number', 'text', (column) => column.primaryKey())
        .addColumn('request_key', 'text', (column) => column.notNull().unique())
        .addColumn('store_id', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('order_id', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('contact_messages_by_email')
        .on('contact_messages')
        .columns(['email', 'created_at'])
        .execute();
    },
  },
};
