import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Takes the reminder of an order away (REM-01). */
export async function deleteReminder(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/reorderreminder/{orderId}',
    pathParams: { orderId: input.orderId },
    ...options,
  });
}
