import { findOrdersByParent, findOwnOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { Order } from '@sightline/shared-lib/domain/order';

import { readGoods, type Catalogue, type GoodsByPart } from './lineGoods';

/** An order with what its screen shows around it. */
export interface WholeOrder {
  readonly order: Order;
  /** Ids of the orders it was split into. */
  readonly children: readonly string[];
  readonly goods: GoodsByPart;
}

const QUIET = { skipErrorMessage: true } as const;

/** Null for an order that is not there, or not this shopper's (ORD-02). */
export async function readWholeOrder(
  client: PlatformClient,
  { orderId, ...catalogue }: Catalogue & { readonly orderId: string },
): Promise<WholeOrder | null> {
  const order = await findOwnOrder(client, { orderId }, QUIET);
  if (!order) return null;
  const partNumbers = [...new Set(order.lines.map((line) => line.partNumber))];
  const [goods, parts] = await Promise.all([
    readGoods(client, catalogue, partNumbers).catch(() => ({})),
    findOrdersByParent(client, { orderId }, QUIET).catch(() => null),
  ]);
  return { order, goods, children: parts?.orders.map((part) => part.orderId) ?? [] };
}
