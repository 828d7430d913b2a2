import type { Db } from '../../kernel';
import type { ExtendedAttribute } from './order.domain';
import type { OrderTables } from './order.tables';

/** A lens a shopper ordered, with what it was made to, sealed. */
export interface OrderedLens {
  readonly orderId: string;
  readonly orderItemId: string;
  readonly partNumber: string;
  readonly attributes: readonly ExtendedAttribute[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Lenses of a shopper's placed orders in all stores, the last ordered first. */
export async function orderedLenses(db: Db, buyerId: string, limit: number): Promise<OrderedLens[]> {
  const rows = await db
    .withTables<OrderTables>()
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select(['orders.order_id', 'order_item_id', 'part_number', 'order_items.attributes'])
    .select(['order_items.created_at', 'order_items.updated_at'])
    .where('buyer_id', '=', buyerId)
    .where('placed_at', 'is not', null)
    .where('optical_role', '=', 'lens')
    .orderBy('placed_at', 'desc')
    .orderBy('order_item_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    orderItemId: row.order_item_id,
    partNumber: row.part_number,
    attributes: row.attributes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}
