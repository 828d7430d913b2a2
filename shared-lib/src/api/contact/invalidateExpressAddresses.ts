import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Drops temporary addresses an express payment left behind; safe to repeat (PAY-06, contract 12.5). */
export async function invalidateExpressAddresses(client: PlatformClient, options: CallOptions = {}): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self/contact/invalidateexpressadresses',
    ...options,
  });
}
