import type { AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, RadioGroup, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { dayWord, timeWord } from './appointmentWords';

interface TimeChoiceProps {
  readonly slots: AppointmentSlots;
  readonly chosen: string | null;
  readonly onChoose: (startsAt: string) => void;
}

/** A day, then a time of it, at the branch's own clock (STOR-08). */
export function TimeChoice({ slots, chosen, onChoose }: TimeChoiceProps) {
  const { t, tag } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const days = slots.days.filter(({ startsAt }) => startsAt.length > 0);
  const open =
    days.find(({ day }) => day === opened) ??
    days.find(({ startsAt }) => chosen !== null && startsAt.includes(chosen)) ??
    days[0];
  if (!open) return <Note>{t('Stores.Appointment.NoTimes')}</Note>;
  return (
    <Stack gap={5}>
      <RadioGroup
        inline
        legend={t('Stores.Appointment.Day')}
        name="day"
        value={open.day}
        onChange={(event) => setOpened(event.target.value)}
        options={days.map(({ day }) => ({ value: day, label: dayWord(day, tag) }))}
      />
      <RadioGroup
        inline
        legend={t('Stores.Appointment.Time')}
        name="time"
        value={chosen ?? ''}
        onChange={(event) => {
          setOpened(null);
          onChoose(event.target.value);
        }}
        options={open.startsAt.map((moment) => ({ value: moment, label: timeWord(moment, slots.timeZone, tag) }))}
      />
    </Stack>
  );
}
