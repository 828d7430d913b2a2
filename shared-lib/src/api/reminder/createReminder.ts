import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { reminderSchema } from './reminderRecord';
import type { Reminder, ReminderInput } from './reminderRecord';
import { decode } from '../wire/decode';

/** Sets a reminder for an order; 409 when it has one (REM-01). */
export async function createReminder(
  client: PlatformClient,
  input: ReminderInput,
  options: CallOptions = {},
): Promise<Reminder> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/reorderreminder/{orderId}',
    pathParams: { orderId: input.orderId },
    body: { reminderDate: input.reminderDate, frequencyDays: input.frequencyDays },
    ...options,
  });
  return decode(reminderSchema, answer, 'createReminder');
}
