import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { LetterKind } from './letter.domain';
import type { AppointmentFacts, LetterFacts } from './letterFacts';
import type { Writing } from './writing';
import type { LetterFile } from './message';

const isAppointment = (kind: LetterKind, _facts: LetterFacts[LetterKind]): _facts is AppointmentFacts =>
  kind === 'appointmentBooked' || kind === 'appointmentMoved' || kind === 'appointmentCancelled';

/** The calendar file of an appointment's letter (RFC 5545); the same id and a higher sequence change or cancel what a calendar has. */
export function appointmentFiles(
  kind: LetterKind,
  facts: LetterFacts[LetterKind],
  { words, links }: Writing,
  shopOrigin: string,
): readonly LetterFile[] {
  if (!isAppointment(kind, facts)) return [];
  const appointment = facts;
  const gone = kind === 'appointmentCancelled';
  const calendar = ical({
    prodId: { company: 'Sightline', product: 'Appointments' },
    method: gone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `appointment-${appointment.appointmentId}@${new URL(shopOrigin).hostname}`,
    sequence: appointment.revision,
    stamp: new Date(appointment.writtenAt),
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary: `${words.appointment.service[appointment.service]}, ${appointment.branch}`,
    location: [appointment.branch, ...appointment.lines].join(', '),
    description: appointment.phone,
    status: gone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(gone ? {} : { url: links.appointment(appointment) }),
  });
  const method = gone ? 'CANCEL' : 'PUBLISH';
  return [
    {
      filename: 'appointment.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendar.toString(),
    },
  ];
}
