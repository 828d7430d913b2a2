import { type ColumnType, type Kysely, type Migration } from 'kysely';

/** Messages of partners that were taken; each is taken once. */
export type CallbackTables = {
  partner_callbacks: { event_id: string; session_id: string; received_at: ColumnType<Date, Date, Date> };
};

const callbackMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('partner_callbacks')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

/** Tables of partners' messages. */
export const callbackMigrations = { '0441_partner_callbacks': callbackMigration };
