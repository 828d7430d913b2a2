import type { PlatformClient } from '../../contracts';
import type { Order } from '../../domain/order/order';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { readOrder } from './readOrder';

/** A placed order; null for one that is not there, or not this shopper's (ORD-02). */
export async function findOwnOrder(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<Order | null> {
  return readOrder(client, input, options).catch((error: unknown) => {
    if (hasStatus(error, 404) || hasStatus(error, 403)) return null;
    throw error;
  });
}
