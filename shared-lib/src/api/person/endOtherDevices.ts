import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Signs the shopper out everywhere but here (ACC-06, the platform's own call). */
export async function endOtherDevices(client: PlatformClient, options: CallOptions = {}): Promise<void> {
  await client.send({ surface: 'commerce', method: 'DELETE', path: '/store/{storeId}/person/devices', ...options });
}
