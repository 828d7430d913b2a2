import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

async function createTree(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull().unique())
    .addColumn('parent_id', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('descriptions', 'jsonb', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('picture_of', 'text')
    .execute();
  await db.schema
    .createTable('attributes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull().unique())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('defining', 'boolean', (column) => column.notNull())
    .addColumn('displayed', 'boolean', (column) => column.notNull())
    .addColumn('facet', 'boolean', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('attribute_values')
    .addColumn('attribute', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('attribute_values_key', ['attribute', 'code'])
    .execute();
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('part_number', 'text', (column) => column.notNull().unique())
    .addColumn('group_key', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('attributes', 'jsonb', (column) => column.notNull())
    .addColumn('picture', 'jsonb')
    .addColumn('picture_version', 'text', (column) => column.notNull())
    .addColumn('views', 'jsonb', (column) => column.notNull())
    .addColumn('best_seller', 'integer', (column) => column.notNull())
    .addColumn('arrival_day', 'integer', (column) => column.notNull())
    .addColumn('price_family', 'text', (column) => column.notNull())
    .addColumn('buyable', 'boolean', (column) => column.notNull())
    .addColumn('displayed', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('part_number', 'text', (column) => column.notNull().unique())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('attributes', 'jsonb', (column) => column.notNull())
    .addColumn('weight_grams', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('products_by_group').on('products').column('group_key').execute();
  await db.schema.createIndex('items_by_product').on('items').column('product_id').execute();
}

async function createPrices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prices')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('item_id', 'text')
    .addColumn('store_id', 'text', (column) => column.notNull())
    .addColumn('price_list', 'text', (column) => column.notNull())
    .addColumn('segment', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('list_minor', 'integer', (column) => column.notNull().check(sql`list_minor >= 0`))
    .addColumn('offer_minor', 'integer', (column) => column.notNull().check(sql`offer_minor >= 0`))
    .addColumn('lowest_minor', 'integer')
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addColumn('precedence', 'integer', (column) => column.notNull())
    .addColumn('price_list_precedence', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('prices_by_product').on('prices').columns(['product_id', 'store_id']).execute();
  await db.schema
    .createTable('associations')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('associations_key', ['product_id', 'type', 'target_id'])
    .execute();
}

async function createVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_versions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into catalogue_versions (name, version) values ('catalogue', 0)`.execute(db);
}

/** Tables of the catalogue. */
export const catalogueMigrations: MigrationSet = {
  '0100_catalogue': {
    async up(db: Kysely<unknown>) {
      await createTree(db);
      await createProducts(db);
      await createPrices(db);
      await createVersion(db);
    },
  },
};
