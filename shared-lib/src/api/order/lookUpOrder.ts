import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/**
 * Opens an order to this session for an hour by its number and an e-mail address it is known by (ORD-03). Rejects with
 * 404 whichever of the two is wrong, and with 409 when the number was tried too often.
 */
export async function lookUpOrder(
  client: PlatformClient,
  input: { readonly orderId: string; readonly email: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/order/@lookup',
    body: { orderId: input.orderId, email: input.email },
    ...options,
  });
}
