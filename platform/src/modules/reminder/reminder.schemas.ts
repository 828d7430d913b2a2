import { MAX_FREQUENCY_DAYS, MIN_FREQUENCY_DAYS } from '@sightline/shared-lib/domain/reminder';
import { Type } from 'typebox';

export const ReminderBody = Type.Object({
  reminderDate: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
  /** Left out, or 0: it is sent once. */
  frequencyDays: Type.Optional(
    Type.Union([Type.Literal(0), Type.Integer({ minimum: MIN_FREQUENCY_DAYS, maximum: MAX_FREQUENCY_DAYS })]),
  ),
});
