export { createReminder } from './createReminder';
export { deleteReminder } from './deleteReminder';
export { listReminders } from './listReminders';
export { readNextReminder } from './readNextReminder';
export { readReminder } from './readReminder';
export type { Reminder, ReminderInput, ReminderItem } from './reminderRecord';
export { updateReminder } from './updateReminder';
