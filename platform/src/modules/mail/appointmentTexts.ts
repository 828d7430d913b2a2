import { aside, paragraph, way } from './blocks';
import type { Block, LetterText } from './blocks';
import type { AppointmentLetterKind } from './letter.domain';
import type { AppointmentFacts } from './letterFacts';
import type { Text, Writing } from './writing';

/** What, when and where, as every letter of an appointment says it. */
function facts(appointment: AppointmentFacts, { words, moment }: Writing): Block[] {
  const word = words.appointment;
  return [
    {
      block: 'rows',
      rows: [
        { label: word.what, value: word.service[appointment.service] },
        { label: word.when, value: moment(appointment.startsAt, appointment.timeZone), strong: true },
      ],
    },
    { block: 'address', title: word.where, lines: [appointment.branch, ...appointment.lines, appointment.phone] },
  ];
}

/** The way to the appointment, and until when it is changed there; whoever books for tomorrow morning can only call. */
function change(appointment: AppointmentFacts, { words, moment, links }: Writing): Block[] {
  const word = words.appointment;
  const { changeableUntil, writtenAt, phone, timeZone } = appointment;
  if (writtenAt > changeableUntil) return [aside(word.tooLate(phone))];
  return [way(word.way, links.appointment(appointment)), aside(word.until(moment(changeableUntil, timeZone)))];
}

function kept(subject: string, lead: string, appointment: AppointmentFacts, writing: Writing): LetterText {
  return {
    subject,
    blocks: [paragraph(lead), ...facts(appointment, writing), ...change(appointment, writing)],
    why: writing.words.foot.appointment,
  };
}

/** What letters of appointments say (STOR-08). */
export const appointmentTexts: { readonly [Kind in AppointmentLetterKind]: Text<Kind> } = {
  appointmentBooked: (appointment, writing) => {
    const word = writing.words.appointment;
    return kept(
      word.booked(word.service[appointment.service]),
      word.bookedLead(appointment.name),
      appointment,
      writing,
    );
  },
  appointmentMoved: (appointment, writing) => {
    const word = writing.words.appointment;
    return kept(word.moved(word.service[appointment.service]), word.movedLead, appointment, writing);
  },
  appointmentCancelled: (appointment, writing) => {
    const { words, links } = writing;
    const word = words.appointment;
    return {
      subject: word.cancelled(word.service[appointment.service]),
      blocks: [
        paragraph(appointment.calledOff ? word.calledOffLead : word.cancelledLead),
        ...facts(appointment, writing),
        way(word.again, links.page(`/appointment?service=${appointment.service}`)),
      ],
      why: words.foot.appointment,
    };
  },
};
