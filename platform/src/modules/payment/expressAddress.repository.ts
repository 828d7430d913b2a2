import { type Kysely, type Migration } from 'kysely';
import type { Db, Trx } from '../../kernel';

type ExpressTables = { express_addresses: { order_id: string; session_id: string; address_id: string } };

const expressMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('express_addresses')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('address_id', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Which temporary address an express payment gave an order. */
export const expressMigrations = { '0440_express_addresses': expressMigration };

const table = (handle: Db | Trx) => handle.withTables<ExpressTables>();

/** The temporary address of an order; undefined when it has none. */
export function findExpressAddress(handle: Db | Trx, orderId: string) {
  return table(handle).selectFrom('express_addresses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Remembers the temporary address of an order, in place of the one before. */
export async function keepExpressAddress(
  trx: Trx,
  row: { orderId: string; sessionId: string; addressId: string },
): Promise<void> {
  const values = { session_id: row.sessionId, address_id: row.addressId };
  await table(trx)
    .insertInto('express_addresses')
    .values({ order_id: row.orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}

/** Forgets the temporary address of an order. */
export async function forgetExpressAddress(trx: Trx, orderId: string): Promise<void> {
  await table(trx).deleteFrom('express_addresses').where('order_id', '=', orderId).execute();
}
