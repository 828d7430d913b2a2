import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Order } from '../../domain/order/order';
import { orderSchema, toOrder } from './orderRecord';
import { decode } from '../wire/decode';

/** A placed order of the shopper, also of a guest while the tokens live (ORD-02). */
export async function readOrder(
  client: PlatformClient,
  input: { readonly orderId: string; readonly currency?: string },
  options: CallOptions = {},
): Promise<Order> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/order/{orderId}',
    pathParams: { orderId: input.orderId },
    query: { currency: input.currency },
    ...options,
  });
  return toOrder(decode(orderSchema, answer, 'readOrder'));
}
