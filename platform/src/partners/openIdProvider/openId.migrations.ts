import type { Kysely, Migration } from 'kysely';

const openIdGrants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('openid_grants')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('redirect_uri', 'text', (column) => column.notNull())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('given_name', 'text', (column) => column.notNull())
      .addColumn('family_name', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

/** The OpenID Connect provider's own table. */
export const openIdMigrations = { '0472_openid_grants': openIdGrants };
