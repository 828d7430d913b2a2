import type { Translate } from '../contracts';
import { reminderDays } from '../domain/reminder';
import { isRealDate } from '../domain/validation';

import { formSchema, type FormSchema } from './formSchema';
import { mistakeWords, missingWords } from './mistakes';

/** A reminder to order again: its day (`yyyy-MM-dd`) within what the platform takes, and how often it comes (REM-01). */
export function reminderSchema(t: Translate, now: number): FormSchema {
  const { from, to } = reminderDays(now);
  return formSchema({
    reminderDate: {
      missing: missingWords(t, 'reminderDate'),
      judge: (day) => (isRealDate(day) && day >= from && day <= to ? null : mistakeWords(t, 'reminderDate')),
    },
    frequencyDays: {},
  });
}
