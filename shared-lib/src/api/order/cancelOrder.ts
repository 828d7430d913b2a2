import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Cancels an order while it is Created (ORD-06). */
export async function cancelOrder(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/order/{orderId}/cancel',
    pathParams: { orderId: input.orderId },
    body: {},
    ...options,
  });
}
