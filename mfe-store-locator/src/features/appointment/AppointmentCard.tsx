import {
  cancelAppointment,
  moveAppointment,
  readAppointmentSlots,
  type Appointment,
  type AppointmentSlots,
} from '@sightline/shared-lib/api/appointment';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Row, Stack, SummaryList } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { momentWord, serviceWord } from './appointmentWords';
import { MoveForm } from './MoveForm';

interface AppointmentCardProps {
  readonly appointment: Appointment;
  readonly onChange: (appointment: Appointment) => void;
}

const QUIET = { skipErrorMessage: true } as const;

/** An appointment with what can be done about it while there is time (STOR-08). */
export function AppointmentCard({ appointment, onChange }: AppointmentCardProps) {
  const { client, now, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [slots, setSlots] = useState<AppointmentSlots | null>(null);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { key, service, physicalStoreId, timeZone, isCancelled } = appointment;
  const isChangeable = !isCancelled && now <= Date.parse(appointment.changeableUntil);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const openTimes = () =>
    run(async () => setSlots(await readAppointmentSlots(client, { physicalStoreId, service }, QUIET)));
  const cancel = () => run(async () => onChange(await cancelAppointment(client, { key }, QUIET)));
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asks) question.current?.focus();
  }, [asks]);

  return (
    <Stack gap={5}>
      {isCancelled ? <Note live="status">{t('Stores.Appointment.IsCancelled')}</Note> : null}
      <SummaryList
        answers={[
          { term: t('Stores.Appointment.What'), value: serviceWord(service, t) },
          { term: t('Stores.Appointment.When'), value: momentWord(appointment.startsAt, timeZone, tag) },
          {
            term: t('Stores.Appointment.Where'),
            value: [appointment.storeName, ...appointment.addressLine, appointment.telephone].join(', '),
          },
        ]}
      />
      {isCancelled ? null : (
        <p className="small soft">
          {t(isChangeable ? 'Stores.Appointment.Until' : 'Stores.Appointment.TooLate', {
            time: momentWord(appointment.changeableUntil, timeZone, tag),
            phone: appointment.telephone,
          })}
        </p>
      )}
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Stores.Appointment.Problem.failed')}
        </Note>
      ) : null}
      {isChangeable && slots ? (
        <MoveForm
          appointment={appointment}
          slots={slots}
          move={async (startsAt) => {
            onChange(await moveAppointment(client, { key, startsAt }, QUIET));
            setSlots(null);
          }}
          onKeep={() => setSlots(null)}
        />
      ) : null}
      {isChangeable && !slots && !asks ? (
        <Row>
          <Button variant="outlined" busy={busy} onClick={() => void openTimes()}>
            {t('Stores.Appointment.Move')}
          </Button>
          <Button variant="text" onClick={() => setAsks(true)}>
            {t('Stores.Appointment.Cancel')}
          </Button>
        </Row>
      ) : null}
      {isChangeable && asks ? (
        <Stack gap={3}>
          <p ref={question} tabIndex={-1}>
            {t('Stores.Appointment.AsksCancel')}
          </p>
          <Row>
            <Button
              variant="outlined"
              busy={busy}
              // The second press of a double one asked nothing.
              onClick={({ detail }) => (detail > 1 ? undefined : void cancel())}
            >
              {t('Stores.Appointment.ReallyCancel')}
            </Button>
            <Button variant="text" onClick={({ detail }) => (detail > 1 ? undefined : setAsks(false))}>
              {t('Stores.Appointment.Keep')}
            </Button>
          </Row>
        </Stack>
      ) : null}
    </Stack>
  );
}
