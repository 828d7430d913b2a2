import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Drops what the Apple Pay sheet left on the order (PAY-08). */
export async function cancelApplePay(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/applepay_cancel',
    body: { orderId: input.orderId },
    ...options,
  });
}
