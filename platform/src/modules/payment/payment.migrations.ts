import { type Kysely, type Migration, sql } from 'kysely';

const paymentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payment_instructions')
      .addColumn('pi_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id').onDelete('cascade'))
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('policy_id', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('billing_address_id', 'text', (column) => column.notNull())
      .addColumn('billing', 'jsonb', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('card_id', 'text')
      .addColumn('card_brand', 'text')
      .addColumn('card_last_four', 'text', (column) => column.check(sql`length(card_last_four) <= 4`))
      .addColumn('expire_month', 'text')
      .addColumn('expire_year', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index payment_instructions_by_order on payment_instructions (order_id)`.execute(db);
    // The ledger outlives carts and is only ever added to; a pending row is settled once.
    await db.schema
      .createTable('payment_ledger')
      .addColumn('entry_id', 'serial', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('pi_id', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor >= 0`))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('reason_code', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('gateway_reference', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('settled_at', 'timestamptz')
      .execute();
    await sql`create index payment_ledger_by_order on payment_ledger (order_id)`.execute(db);
  },
};

const proposalsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('payment_instructions').addColumn('proposed_by', 'text').execute();
    // A shopper proposes one way to pay a placed order at a time.
    await sql`create unique index payment_instructions_proposed on payment_instructions (order_id, proposed_by) where proposed_by is not null`.execute(
      db,
    );
  },
};

/** Tables of payment instructions and of the ledger. */
export const paymentMigrations = {
  '0403_payments': paymentsMigration,
  '0405_payment_proposals': proposalsMigration,
};
