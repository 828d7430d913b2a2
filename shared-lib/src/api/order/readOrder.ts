import type { PlatformClient } from '../../contracts';
import type { Order } from '../../domain/order/order';
import type { CallOptions } from '../client/callOptions';
import { logAndThrow } from '../client/logAndThrow';
import { hasStatus } from '../client/platformError';
import { orderSchema, toOrder } from './orderRecord';
import { decode } from '../wire/decode';

/**
 * A placed order of the shopper, also of a guest while the tokens live (ORD-02). A failure is logged and passed on (ERR-04), except that the order
 * is not there for who asks, and that nobody waits for it any more.
 */
export async function readOrder(
  client: PlatformClient,
  input: { readonly orderId: string; readonly currency?: string },
  options: CallOptions = {},
): Promise<Order> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/order/{orderId}',
      pathParams: { orderId: input.orderId },
      query: { currency: input.currency },
      ...options,
    });
    return toOrder(decode(orderSchema, answer, 'readOrder'));
  } catch (error) {
    const isExpected = hasStatus(error, 404) || hasStatus(error, 403) || options.signal?.aborted;
    if (isExpected) throw error;
    return logAndThrow('error loading order')(error);
  }
}
