import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list } from '../wire/wire';
import { reminderSchema } from './reminderRecord';
import type { Reminder } from './reminderRecord';

const answerSchema = v.object({ reminders: list(reminderSchema) });

/** Reminders of the shopper: those to come, the next one first, then those that were sent (REM-01). */
export async function listReminders(client: PlatformClient, options: CallOptions = {}): Promise<readonly Reminder[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/reorderreminder',
    ...options,
  });
  return decode(answerSchema, answer, 'listReminders').reminders;
}
