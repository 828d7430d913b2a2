import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { reminderSchema } from './reminderRecord';
import type { Reminder } from './reminderRecord';

/** The reminder that is due next; null when there is none (REM-01). */
export async function readNextReminder(client: PlatformClient, options: CallOptions = {}): Promise<Reminder | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/reorderreminder/nextreminder',
      ...options,
    });
    return decode(reminderSchema, answer, 'readNextReminder');
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
