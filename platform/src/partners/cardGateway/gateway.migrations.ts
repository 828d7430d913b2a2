import { type Kysely, type Migration, sql } from 'kysely';

const gatewayMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('gateway_tokens')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('last_four', 'text', (column) => column.notNull())
      .addColumn('expire_month', 'text', (column) => column.notNull())
      .addColumn('expire_year', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('behaviour', 'text', (column) => column.notNull())
      .addColumn('reusable', 'boolean', (column) => column.notNull())
      .addColumn('merchant_reference', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('gateway_authorisations')
      .addColumn('idempotency_key', 'text', (column) => column.primaryKey())
      .addColumn('gateway_reference', 'text', (column) => column.notNull().unique())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('merchant_reference', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('reason_code', 'text', (column) => column.notNull())
      .addColumn('captured_minor', 'bigint', (column) => column.notNull())
      .addColumn('voided_minor', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addCheckConstraint('gateway_authorisations_balance', sql`captured_minor + voided_minor <= amount_minor`)
      .execute();
    await db.schema
      .createTable('gateway_authentications')
      .addColumn('sequence', 'serial', (column) => column.notNull())
      .addColumn('authentication_id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('merchant_reference', 'text', (column) => column.notNull())
      .addColumn('return_url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason_code', 'text', (column) => column.notNull())
      .addColumn('pares_status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index gateway_authentications_by_token on gateway_authentications (token, sequence desc)`.execute(
      db,
    );
  },
};

/** Refunds, and answers that are not known at once. */
const refundsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('gateway_authorisations')
      .addColumn('refunded_minor', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('gateway_authorisations').addColumn('known_at', 'timestamptz').execute();
    await sql`alter table gateway_authorisations add constraint gateway_authorisations_refunds check (refunded_minor >= 0 and refunded_minor <= captured_minor)`.execute(
      db,
    );
    await db.schema
      .createTable('gateway_refunds')
      .addColumn('refund_key', 'text', (column) => column.primaryKey())
      .addColumn('gateway_reference', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

/** The gateway's own tables. */
export const gatewayMigrations = { '0450_card_gateway': gatewayMigration, '0451_gateway_refunds': refundsMigration };
