import type { PlatformClient } from '../../../contracts';
import type { CallOptions } from '../../client/callOptions';
import type { OrderLine } from '../../../domain/cart/cart';
import { hasStatus } from '../../client/platformError';
import { decode } from '../../wire/decode';
import { orderSchema, toCart } from '../../wire/orderRecord';

/** Lines kept for later, at today's prices and stock; empty when there are none (CART-03, the platform's own call). */
export async function readSavedLines(client: PlatformClient, options: CallOptions = {}): Promise<readonly OrderLine[]> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/cart/@self/saved_items',
      ...options,
    });
    return toCart(decode(orderSchema, answer, 'readSavedLines')).lines;
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
