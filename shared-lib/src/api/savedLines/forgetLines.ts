import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Forgets kept lines (CART-03). */
export async function forgetLines(
  client: PlatformClient,
  input: { readonly orderItemIds: readonly string[] },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/saved_items/delete',
    body: { orderItemId: input.orderItemIds },
    ...options,
  });
}
