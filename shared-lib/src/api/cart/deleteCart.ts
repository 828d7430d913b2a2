import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Throws the whole cart away (contract 17). */
export async function deleteCart(client: PlatformClient, options: CallOptions = {}): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/cart/@self',
    ...options,
  });
}
