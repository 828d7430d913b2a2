import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';

/** Freezes prices and checks stock and payment total before checkout (CHK-05). */
export async function precheckout(
  client: PlatformClient,
  input: FraudCheck & { readonly orderId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/precheckout',
    body: { orderId: input.orderId, ...fraudFields(input) },
    ...options,
  });
}
