import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Signs the shopper out on another device (ACC-06, the platform's own call). */
export async function endDevice(
  client: PlatformClient,
  input: { readonly deviceId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/person/devices/{deviceId}',
    pathParams: input,
    ...options,
  });
}
