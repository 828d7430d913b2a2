import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Ends the session of a registered shopper; the caller clears its state whatever comes back (AUTH-09). */
export async function logOut(client: PlatformClient, options: CallOptions = {}): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/loginidentity/@self',
    ...options,
  });
}
