import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Moves lines of the cart, each with its whole pair, to what is kept for later (CART-03). */
export async function saveLines(
  client: PlatformClient,
  input: { readonly orderItemIds: readonly string[] },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/saved_items',
    body: { orderItemId: input.orderItemIds },
    ...options,
  });
}
