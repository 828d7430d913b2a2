import { type Kysely, type Migration, sql } from 'kysely';

const partnersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('partner_sessions')
      .addColumn('session_id', 'text', (column) => column.primaryKey())
      .addColumn('partner', 'text', (column) => column.notNull())
      .addColumn('store_id', 'text', (column) => column.notNull())
      .addColumn('merchant_reference', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('express', 'boolean', (column) => column.notNull())
      .addColumn('success_url', 'text', (column) => column.notNull())
      .addColumn('cancel_url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason_code', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('address', 'jsonb')
      .addColumn('resolves_to', 'text')
      .addColumn('resolves_at', 'timestamptz')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await sql`create index partner_sessions_by_order on partner_sessions (merchant_reference, partner, created_at)`.execute(
      db,
    );
  },
};

/** Which of two sessions is the later one, even within a millisecond. */
const sequenceMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('partner_sessions')
      .addColumn('sequence', 'serial', (column) => column.notNull())
      .execute();
  },
};

/** The partners' own tables. */
export const partnerMigrations = {
  '0455_payment_partners': partnersMigration,
  '0456_partner_session_sequence': sequenceMigration,
};
