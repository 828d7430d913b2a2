import { DEFAULT_LOCALE, isLocale } from '@sightline/shared-lib/contracts';

import type { Trx } from '../../kernel';
import { greetedName } from '../mail';
import type { AppointmentLetterKind, LetterWriter } from '../mail';
import type { Appointment } from './appointment.repository';
import { endOf } from './slots.domain';

/** Tells of an appointment, with its calendar file, in the transaction that makes or changes it. */
export async function writeAppointmentLetter(
  letters: LetterWriter,
  trx: Trx,
  kind: AppointmentLetterKind,
  appointment: Appointment,
  changeableUntil: Date,
): Promise<void> {
  const { branch, locale } = appointment;
  await letters.write(trx, {
    kind,
    facts: {
      appointmentId: appointment.appointment_id,
      accessKey: appointment.access_key,
      service: appointment.service,
      name: greetedName(appointment.name),
      branch: branch.name,
      lines: branch.lines,
      phone: branch.phone,
      timeZone: branch.timeZone,
      startsAt: appointment.starts_at.toISOString(),
      endsAt: endOf(appointment.starts_at, appointment.service).toISOString(),
      changeableUntil: changeableUntil.toISOString(),
      writtenAt: appointment.updated_at.toISOString(),
      revision: appointment.revision,
      ...(appointment.called_off ? { calledOff: true } : {}),
    },
    recipient: appointment.email,
    storeId: appointment.store_id,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    userId: appointment.user_id,
    cause: `appointment:${appointment.appointment_id}:${appointment.revision}`,
  });
}
