export interface OrderReminderRow {
  order_id: string;
  store_id: string;
  user_id: string;
  /** `yyyy-MM-dd`. */
  due_on: string;
  /** Days until the next one; 0 for a reminder that is sent once. */
  frequency_days: number;
  /** False once it was sent and does not come again. */
  enabled: boolean;
  created_at: Date;
  updated_at: Date;
}

export type ReminderTables = { order_reminders: OrderReminderRow };
