import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { missingPathParameter } from '../client/fillPath';
import { decode } from '../wire/decode';
import { orderListSchema } from './orderRecord';
import { toOrderPage } from './orderPage';
import type { OrderPage } from './orderPage';

export interface FindByParentInput {
  readonly orderId: string;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** Parts of a split order; fails before any request without an order id (ORD-02, API-01). */
export async function findOrdersByParent(
  client: PlatformClient,
  input: FindByParentInput,
  options: CallOptions = {},
): Promise<OrderPage> {
  if (!input.orderId) throw missingPathParameter('orderId');
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/order',
    query: { q: 'findByParentOrderId', pageNumber: 1, pageSize: 100, ...input },
    ...options,
  });
  return toOrderPage(decode(orderListSchema, answer, 'findOrdersByParent'));
}
