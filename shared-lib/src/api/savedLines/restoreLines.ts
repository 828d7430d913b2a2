import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Moves kept lines back into the cart (CART-03). */
export async function restoreLines(
  client: PlatformClient,
  input: { readonly orderItemIds: readonly string[] },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/saved_items/restore',
    body: { orderItemId: input.orderItemIds },
    ...options,
  });
}
