export { createReminder } from './createReminder';
export { deleteReminder } from './deleteReminder';
export { readNextReminder } from './readNextReminder';
export { readReminder } from './readReminder';
export type { Reminder, ReminderInput } from './reminderRecord';
export { updateReminder } from './updateReminder';
