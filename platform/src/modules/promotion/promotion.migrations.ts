import type { Kysely, Migration } from 'kysely';

const promotionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('promotions')
      .addColumn('promotion_id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('minimum_minor', 'integer', (column) => column.notNull())
      .addColumn('starts_at', 'timestamptz')
      .addColumn('ends_at', 'timestamptz')
      .addColumn('uses_per_shopper', 'integer')
      .addColumn('description', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('promotion_uses')
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('promotion_id', 'text', (column) => column.notNull())
      .addColumn('buyer_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('promotion_uses_pk', ['order_id', 'promotion_id'])
      .execute();
    await db.schema
      .createIndex('promotion_uses_by_buyer')
      .on('promotion_uses')
      .columns(['buyer_id', 'promotion_id'])
      .execute();
  },
};

/** Who may use a promotion, what it is taken from, what it gives, and whether it stands alone. */
const promotionRulesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('promotions')
      .addColumn('uses_in_all', 'integer')
      .addColumn('segment', 'text')
      .addColumn('product_types', 'jsonb', (column) => column.notNull().defaultTo('[]'))
      .addColumn('is_combinable', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('gift_part_number', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('promotion_uses_by_promotion').on('promotion_uses').column('promotion_id').execute();
  },
};

/** Tables of promotions and their uses. */
export const promotionMigrations = {
  '0402_promotions': promotionsMigration,
  '0421_promotion_rules': promotionRulesMigration,
};
