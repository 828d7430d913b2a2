import type { AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { momentWord } from './appointmentWords';

const HOUR_MS = 3_600_000;

interface ChosenTimeProps {
  readonly chosen: string;
  readonly slots: Pick<AppointmentSlots, 'changeHours' | 'timeZone'>;
}

/** The time before it is booked, and that it stays as it is where it is too near to be changed here (STOR-08). */
export function ChosenTime({ chosen, slots: { changeHours, timeZone } }: ChosenTimeProps) {
  const { now } = useServices();
  const { t, tag } = useTranslation();
  const isLate = now > Date.parse(chosen) - changeHours * HOUR_MS;
  return (
    <div aria-live="polite">
      <p>{momentWord(chosen, timeZone, tag)}</p>
      {isLate ? <p className="small soft">{t('Stores.Appointment.Near')}</p> : null}
    </div>
  );
}
