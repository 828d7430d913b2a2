import {
  cancelAppointment,
  moveAppointment,
  readAppointment,
  readAppointmentSlots,
  type Appointment,
  type AppointmentSlots,
} from '@sightline/shared-lib/api/appointment';
import { failureOf } from '@sightline/shared-lib/api/client';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Note, Row, Stack, SummaryList } from '@sightline/shared-lib/ui';
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
  const { client, navigation, now, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [slots, setSlots] = useState<AppointmentSlots | null>(null);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [late, setLate] = useState(false);
  const { key, service, physicalStoreId, timeZone, isCancelled, isCalledOff } = appointment;
  const isChangeable = !isCancelled && !late && now <= Date.parse(appointment.changeableUntil);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      // The page was open while its time ran out: what is left is to call.
      if (failureOf(error)?.errorKey === 'APPOINTMENT_TOO_LATE') return setLate(true);
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const openTimes = () =>
    run(async () => setSlots(await readAppointmentSlots(client, { physicalStoreId, service }, QUIET)));
  /** Moves it, or shows that it was cancelled meanwhile, by the branch or in another tab. */
  const move = async (startsAt: string) => {
    try {
      onChange(await moveAppointment(client, { key, startsAt }, QUIET));
      setSlots(null);
    } catch (error) {
      if (failureOf(error)?.errorKey !== 'APPOINTMENT_CANCELLED') throw error;
      const found = await readAppointment(client, { key }, QUIET);
      if (!found) throw error;
      onChange(found);
    }
  };
  const cancel = () => run(async () => onChange(await cancelAppointment(client, { key }, QUIET)));
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asks) question.current?.focus();
  }, [asks]);

  return (
    <Stack gap={5}>
      {isCancelled ? (
        <Note live="status">{t(`Stores.Appointment.${isCalledOff ? 'CalledOff' : 'IsCancelled'}`)}</Note>
      ) : null}
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
      {isCancelled ? (
        <Row>
          <ButtonLink
            variant="outlined"
            href={navigation.href({ page: 'appointment', query: { service, store: physicalStoreId } })}
          >
            {t('Stores.Appointment.Title')}
          </ButtonLink>
        </Row>
      ) : (
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
        <MoveForm appointment={appointment} slots={slots} move={move} onKeep={() => setSlots(null)} />
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
