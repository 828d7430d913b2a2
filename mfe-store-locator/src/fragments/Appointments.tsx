import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Heading, TextLink } from '@sightline/shared-lib/ui';

import { momentWord, serviceWord } from '../features/appointment/appointmentWords';
import { appointments } from '../state/storesApi';

/** What is booked in branches, the next one first, each with the way to move or cancel it; nothing while there is nothing (STOR-08). */
export function Appointments() {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const { reading } = useReading(appointments, undefined, { quiet: true });
  const booked = reading.state === 'ready' ? reading.value.filter(({ isCancelled }) => !isCancelled) : [];
  if (booked.length === 0) return null;
  return (
    <section aria-labelledby="appointments">
      <Heading level={2} size="t1" id="appointments">
        {t('Stores.Appointment.Many')}
      </Heading>
      <ul>
        {booked.map(({ appointmentId, key, service, startsAt, timeZone, storeName }) => (
          <li key={appointmentId}>
            <TextLink href={navigation.href({ page: 'appointment', query: { key } })}>
              {`${serviceWord(service, t)}, ${momentWord(startsAt, timeZone, tag)}`}
            </TextLink>{' '}
            <span className="soft">{storeName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
