import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Ends the session of a guest; failures are ignored (contract 11.2, ERR-02). */
export async function endGuest(client: PlatformClient, options: CallOptions = {}): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/guestidentity/@self',
    ...options,
  });
}
