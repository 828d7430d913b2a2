import { type Kysely, type Migration, sql } from 'kysely';

const identityGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity_grants')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('granted_group', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
      .execute();
  },
};

const insuranceGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('insurance_grants')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('insurer_name', 'text', (column) => column.notNull())
      .addColumn('allowance_minor', 'integer', (column) => column.notNull())
      .addColumn('copay_minor', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
      .execute();
  },
};

/** The service partners' own tables. */
export const serviceMigrations = {
  '0470_identity_grants': identityGrants,
  '0471_insurance_grants': insuranceGrants,
};
