import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { reminderSchema } from './reminderRecord';
import type { Reminder, ReminderInput } from './reminderRecord';
import { decode } from '../wire/decode';

/** Changes the reminder of an order (REM-01). */
export async function updateReminder(
  client: PlatformClient,
  input: ReminderInput,
  options: CallOptions = {},
): Promise<Reminder> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/reorderreminder/{orderId}',
    pathParams: { orderId: input.orderId },
    body: { reminderDate: input.reminderDate, frequencyDays: input.frequencyDays },
    ...options,
  });
  return decode(reminderSchema, answer, 'updateReminder');
}
