import type { Kysely } from 'kysely';
import type { Trx } from '../../kernel';
import { findOrder, type Order } from '../order';

type CurrentOrders = { orders: { order_id: string; buyer_id: string; status: string; is_current: boolean } };

function tables(trx: Trx): Kysely<CurrentOrders> {
  return trx.withTables<CurrentOrders>();
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
  const orders: Order[] = [];
  for (const row of rows) {
    const order = await findOrder(trx, row.order_id, true);
    if (order) orders.push(order);
  }
  return orders;
}
