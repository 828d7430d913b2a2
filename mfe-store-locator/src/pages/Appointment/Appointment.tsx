import type { Appointment as Booked } from '@sightline/shared-lib/api/appointment';
import type { PageProps } from '@sightline/shared-lib/contracts';
import { townLine } from '@sightline/shared-lib/domain/address';
import { APPOINTMENT_SERVICES, bookableServices } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import {
  ButtonLink,
  Chip,
  EmptyState,
  Heading,
  Note,
  Page,
  Stack,
  SummaryList,
  TextLink,
} from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { AppointmentCard } from '../../features/appointment/AppointmentCard';
import { serviceWord } from '../../features/appointment/appointmentWords';
import { VisitorForm } from '../../features/appointment/VisitorForm';

import type { AppointmentData } from './appointmentData';
import { BranchChoice } from './BranchChoice';

const Root = styled(Page)`
  & > h1 {
    margin-bottom: 24px;
  }
  & > div {
    max-width: 720px;
    padding-bottom: 48px;
  }
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & .services {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

type Choosing = Extract<AppointmentData, { readonly step: 'branch' | 'time' }>;

function Choose({ data, onBooked }: { readonly data: Choosing; readonly onBooked: (appointment: Booked) => void }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { service, text } = data;
  const where = text ? { q: text } : {};
  const store = data.step === 'time' ? data.store : null;
  const href = (query: Readonly<Record<string, string>>) => navigation.href({ page: 'appointment', query });
  return (
    <Stack gap={8}>
      <section aria-labelledby="what">
        <Heading level={2} size="t1" id="what">
          {t('Stores.Appointment.What')}
        </Heading>
        <div className="services">
          {(store ? bookableServices(store) : APPOINTMENT_SERVICES).map((one) => (
            <Chip
              key={one}
              href={href({ ...where, service: one, ...(store ? { store: store.id } : {}) })}
              selected={one === service}
            >
              {serviceWord(one, t)}
            </Chip>
          ))}
        </div>
      </section>
      <section aria-labelledby="where">
        <Heading level={2} size="t1" id="where">
          {t('Stores.Appointment.Where')}
        </Heading>
        {data.step === 'time' ? (
          <SummaryList
            answers={[
              {
                term: data.store.name,
                value: `${data.store.address}, ${townLine(data.store)}`,
                action: <TextLink href={href({ ...where, service })}>{t('Stores.Appointment.OtherStore')}</TextLink>,
              },
            ]}
          />
        ) : (
          <BranchChoice service={service} text={data.text} found={data.found} />
        )}
      </section>
      {data.step === 'time' ? (
        <VisitorForm
          key={`${data.store.id}/${service}`}
          physicalStoreId={data.store.id}
          service={service}
          slots={data.slots}
          onBooked={onBooked}
        />
      ) : null}
    </Stack>
  );
}

/** What was booked or changed here, and on which page. */
interface Latest {
  readonly appointment: Booked;
  /** What was just done, to be said; a cancelled one says it by itself. */
  readonly done: 'Booked' | 'Moved' | null;
  readonly from: AppointmentData;
}

/** Books an appointment, step by step, and shows the one that a letter leads to (STOR-08). */
export function Appointment({ data }: PageProps<AppointmentData>) {
  const { navigation, reportFailure } = useServices();
  const { t } = useTranslation();
  const [latest, setLatest] = useState<Latest | null>(null);
  const opened = data.step === 'booked' ? data.appointment : null;
  // At another address of this page it is another appointment, or none.
  const own = latest && (latest.from === data || latest.appointment.key === opened?.key) ? latest : null;
  const appointment = own?.appointment ?? opened;
  const booked = (made: Booked) => {
    setLatest({ appointment: made, done: 'Booked', from: data });
    // From here on a reload, and Back, lead to the appointment and not to the form that it was booked by.
    const href = navigation.href({ page: 'appointment', query: { key: made.key } });
    navigation.navigate(href, { replace: true, keepScroll: true }).catch(reportFailure);
  };
  return (
    <Root as="main" id="main" tabIndex={-1}>
      <Heading level={1}>{t(appointment ? 'Stores.Appointment.Yours' : 'Stores.Appointment.Title')}</Heading>
      <Stack gap={6}>
        {own?.done ? (
          <Note tone="good" live="status">
            {t(`Stores.Appointment.${own.done}`, { email: own.appointment.email })}
          </Note>
        ) : null}
        {appointment ? (
          <AppointmentCard
            key={appointment.startsAt}
            appointment={appointment}
            onChange={(changed) =>
              setLatest({ appointment: changed, done: changed.isCancelled ? null : 'Moved', from: data })
            }
          />
        ) : data.step === 'unknown' || data.step === 'booked' ? (
          <EmptyState
            title={t('Stores.Appointment.Unknown')}
            actions={
              <ButtonLink href={navigation.href({ page: 'appointment' })}>{t('Stores.Appointment.Title')}</ButtonLink>
            }
          >
            {t('Stores.Appointment.UnknownText')}
          </EmptyState>
        ) : (
          <Choose data={data} onBooked={booked} />
        )}
      </Stack>
    </Root>
  );
}
