import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { reminderSchema } from './reminderRecord';
import type { Reminder } from './reminderRecord';

/** Reminder of an order; null when there is none (REM-01). */
export async function readReminder(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<Reminder | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/reorderreminder/{orderId}',
      pathParams: { orderId: input.orderId },
      ...options,
    });
    return decode(reminderSchema, answer, 'readReminder');
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
