import type { Kysely } from 'kysely';
import type { Db, Trx } from '../../kernel';
import { findOrder, type Order } from '../order';

type CurrentOrders = {
  orders: {
    order_id: string;
    store_id: string;
    buyer_id: string;
    status: string;
    is_current: boolean;
    description: string;
  };
};

/** Description of the pending order that holds what is kept for later. */
export const SAVED = '@saved';

function tables(trx: Db | Trx): Kysely<CurrentOrders> {
  return trx.withTables<CurrentOrders>();
}

/** The orders themselves, locked one after the other in the order of their rows. */
async function lockAll(trx: Trx, rows: readonly { readonly order_id: string }[]): Promise<Order[]> {
  const orders: Order[] = [];
  for (const row of rows) {
    const order = await findOrder(trx, row.order_id, true);
    if (order) orders.push(order);
  }
  return orders;
}

/** A shopper's current carts of every store, locked. */
export async function listCurrentOrders(trx: Trx, buyerId: string): Promise<Order[]> {
  const rows = await tables(trx)
    .selectFrom('orders')
    .select('order_id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'P')
    .where('is_current', '=', true)
    .orderBy('order_id')
    .execute();
  return lockAll(trx, rows);
}

/** What a shopper keeps for later in a store. */
export async function findSaved(db: Db | Trx, storeId: string, buyerId: string, lock = false): Promise<Order | null> {
  const row = await tables(db)
    .selectFrom('orders')
    .select('order_id')
    .where('buyer_id', '=', buyerId)
    .where('store_id', '=', storeId)
    .where('status', '=', 'P')
    .where('description', '=', SAVED)
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  return row ? findOrder(db, row.order_id, lock) : null;
}

/** Everything a shopper keeps for later, store by store, locked. */
export async function listSaved(trx: Trx, buyerId: string): Promise<Order[]> {
  const rows = await tables(trx)
    .selectFrom('orders')
    .select('order_id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'P')
    .where('description', '=', SAVED)
    .orderBy('order_id')
    .execute();
  return lockAll(trx, rows);
}
