import type { AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, RadioGroup, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { dayWord, timeWord } from './appointmentWords';

/** Days and times as cells of one size, which line up in rows on any screen. */
const Cells = styled.div`
  & .radios[data-inline] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: 8px;
  }
  & .radios > label {
    position: relative;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    padding: 8px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    background: var(--surface);
    text-align: center;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .radios > label:hover {
    border-color: var(--ink);
  }
  & .radios > label:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
    forced-color-adjust: none;
  }
  & .radios > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & .radios > label > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

interface TimeChoiceProps {
  readonly slots: AppointmentSlots;
  readonly chosen: string | null;
  /** The moment whose day is open first, or the next one after it. */
  readonly begins?: string;
  readonly onChoose: (startsAt: string) => void;
}

/** A day, then a time of it, at the branch's own clock (STOR-08). */
export function TimeChoice({ slots, chosen, begins, onChoose }: TimeChoiceProps) {
  const { t, tag } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const days = slots.days.filter(({ startsAt }) => startsAt.length > 0);
  const open =
    days.find(({ day }) => day === opened) ??
    days.find(({ startsAt }) => chosen !== null && startsAt.includes(chosen)) ??
    days.find(({ startsAt }) => begins !== undefined && (startsAt.at(-1) ?? '') >= begins) ??
    days[0];
  if (!open) return <Note>{t('Stores.Appointment.NoTimes')}</Note>;
  return (
    <Cells>
      <Stack gap={6}>
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
    </Cells>
  );
}
