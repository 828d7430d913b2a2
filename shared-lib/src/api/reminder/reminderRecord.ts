import * as v from 'valibot';

import { count, flag, id, list, text } from '../wire/wire';

/** A line that is bought again. */
export interface ReminderItem {
  readonly orderItemId: string;
  readonly partNumber: string;
  /** Name and number of pieces, as the order says; empty and 0 where the platform does not tell. */
  readonly name: string;
  readonly quantity: number;
}

/** Reminder to order again (REM-01). */
export interface Reminder {
  readonly orderId: string;
  /** `yyyy-MM-dd`. */
  readonly reminderDate: string;
  readonly frequencyDays: number;
  readonly enabled: boolean;
  readonly items: readonly ReminderItem[];
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
  items: list(v.object({ orderItemId: text, partNumber: text, name: text, quantity: count })),
});
