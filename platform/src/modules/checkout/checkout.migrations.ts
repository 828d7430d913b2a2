import { type Kysely, type Migration, sql } from 'kysely';

const checkoutMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('checkout_attempts')
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('notify_email', 'text', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      .addColumn('finished_at', 'timestamptz')
      .addPrimaryKeyConstraint('checkout_attempts_pk', ['order_id', 'attempt'])
      .execute();
    // At most one attempt of an order is under way.
    await sql`create unique index checkout_attempts_open on checkout_attempts (order_id) where state = 'authorising'`.execute(
      db,
    );
  },
};

/** Tables of checkout attempts. */
export const checkoutMigrations = { '0404_checkout': checkoutMigration };
