import { dynamicKey, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Heading, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { KeptList } from '../../account/parts/KeptEntry';
import { prescriptionReadings } from '../../account/reading/accountApi';

/** Rows shown; older ones are kept, and told on request. */
const SHOWN = 20;

/** Who opened the shopper's prescriptions, and when; asked for when the shopper wants to know (RX-06). */
export function Readings() {
  const { t, tag } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { reading, again } = useReading(prescriptionReadings, undefined, { skip: !asked });
  const shownTime = (iso: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso));
  return (
    <Stack gap={3}>
      <Heading level={2} size="t1">
        {t('Rx.Readings')}
      </Heading>
      {asked ? null : (
        <div>
          <Button variant="text" onClick={() => setAsked(true)}>
            {t('Rx.Readings.Show')}
          </Button>
        </div>
      )}
      {asked && reading.state === 'loading' ? <Skeleton fills="row" /> : null}
      {asked && reading.state === 'failed' ? <Failed what={t('Rx.Readings.Failed')} onAgain={again} /> : null}
      {reading.state === 'ready' && reading.value.length === 0 ? <p>{t('Rx.Readings.None')}</p> : null}
      {reading.state === 'ready' && reading.value.length > 0 ? (
        <KeptList>
          {reading.value.slice(0, SHOWN).map(({ kind, reader, subject, readTime }) => (
            <li key={`${readTime} ${kind} ${subject}`}>
              <p>
                {t('Rx.Reading', { who: t(dynamicKey(`Rx.Reader.${reader}`)), what: t(dynamicKey(`Rx.Read.${kind}`)) })}
              </p>
              <p className="small soft">{shownTime(readTime)}</p>
            </li>
          ))}
        </KeptList>
      ) : null}
    </Stack>
  );
}
