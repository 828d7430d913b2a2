export {
  dayOf,
  FREQUENCIES,
  MAX_FREQUENCY_DAYS,
  MIN_FREQUENCY_DAYS,
  nextReminder,
  reminderDays,
  suggestedReminder,
} from './reminderDates';
