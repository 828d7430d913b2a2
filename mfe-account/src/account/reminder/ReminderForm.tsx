import { createReminder, updateReminder, type Reminder } from '@sightline/shared-lib/api/reminder';
import { FREQUENCIES, reminderDays } from '@sightline/shared-lib/domain/reminder';
import { reminderSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Form, Note, Row, Select, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { frequencyWords } from './frequencyWords';

interface ReminderFormProps {
  readonly orderId: string;
  /** Changed when there is one, else made. */
  readonly reminder: Reminder | null;
  /** The day that stands in the field at first, `yyyy-MM-dd`. */
  readonly day: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The day to be reminded on, and how often (REM-01). */
export function ReminderForm({ orderId, reminder, day, onSaved, onCancel }: ReminderFormProps) {
  const { client, now, reportFailure, toasts } = useServices();
  const { t, tag } = useTranslation();
  const [failed, setFailed] = useState(false);
  const { from, to } = reminderDays(now);
  const frequency = String(reminder?.frequencyDays ?? 0);
  const form = useFieldForm({
    t,
    id: `reminder-${orderId}`,
    isShort: true,
    schemaFor: () => reminderSchema(t, now),
    defaultValues: { reminderDate: day, frequencyDays: frequency },
  });
  const save = form.submit(async ({ reminderDate = '', frequencyDays = '0' }) => {
    setFailed(false);
    try {
      const input = { orderId, reminderDate, frequencyDays: Number(frequencyDays) };
      await (reminder ? updateReminder : createReminder)(client, input, { skipErrorMessage: true });
      toasts.show({ message: t('Reminders.Saved'), tone: 'good' });
      onSaved();
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    }
  });
  // A rhythm of another device stands in the list as it is.
  const frequencies = [...new Set([...FREQUENCIES, Number(frequency)])].toSorted((a, b) => a - b);
  return (
    <Form onSubmit={save} aria-label={t('Reminders.Form')}>
      <TextField {...form.field('reminderDate')} label={t('Reminders.Day')} type="date" min={from} max={to} required />
      <Select
        {...form.field('frequencyDays')}
        label={t('Reminders.Often')}
        options={frequencies.map((days) => ({ value: String(days), label: frequencyWords(days, t, tag) }))}
      />
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Form.Unavailable')}
        </Note>
      ) : null}
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('Reminders.Save')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('Reminders.Cancel')}
        </Button>
      </Row>
    </Form>
  );
}
