import * as v from 'valibot';

import { count, flag, id, list, text } from '../wire/wire';

/** Reminder to order again (REM-01). */
export interface Reminder {
  readonly orderId: string;
  /** `yyyy-MM-dd`. */
  readonly reminderDate: string;
  readonly frequencyDays: number;
  readonly enabled: boolean;
  readonly items: readonly { readonly orderItemId: string; readonly partNumber: string }[];
}

export interface ReminderInput {
  readonly orderId: string;
  readonly reminderDate: string;
  readonly frequencyDays?: number;
}

export const reminderSchema = v.object({
  orderId: id,
  reminderDate: text,
  frequencyDays: count,
  enabled: flag,
  items: list(v.object({ orderItemId: text, partNumber: text })),
});
