import type { Db, Trx } from '../../kernel';
import type { OrderTables } from './order.tables';

/** Notes what the cheapest delivery offered for an order cost, minor units without added tax. */
export async function noteCheapestDelivery(trx: Trx, orderId: string, chargeMinor: number): Promise<void> {
  await trx
    .withTables<OrderTables>()
    .updateTable('orders')
    .set({ cheapest_delivery_minor: chargeMinor })
    .where('order_id', '=', orderId)
    .execute();
}

/** What the cheapest delivery offered for an order cost when it was placed; null for orders from before that was kept. */
export async function cheapestDeliveryOf(db: Db | Trx, orderId: string): Promise<number | null> {
  const row = await db
    .withTables<OrderTables>()
    .selectFrom('orders')
    .select('cheapest_delivery_minor')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const charge = row?.cheapest_delivery_minor ?? null;
  return charge === null ? null : Number(charge);
}
