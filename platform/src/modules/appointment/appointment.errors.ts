import { Fault } from '../../kernel';

/** Refusals of bookings (STOR-08). */
export const appointmentErrors = {
  /** Somebody was faster, or the time is none of the branch. */
  taken: (startsAt: Date) =>
    new Fault(409, '1710', 'APPOINTMENT_TAKEN', 'This time is no longer free.', [startsAt.toISOString()]),
  notOffered: (service: string) =>
    new Fault(409, '1711', 'APPOINTMENT_NOT_OFFERED', 'This cannot be booked in this store.', [service]),
  tooLate: (appointmentId: string) =>
    new Fault(409, '1712', 'APPOINTMENT_TOO_LATE', 'It is too late to change this here: please call the store.', [
      appointmentId,
    ]),
  cancelled: (appointmentId: string) =>
    new Fault(409, '1713', 'APPOINTMENT_CANCELLED', 'The appointment is cancelled.', [appointmentId]),
  /** Says nothing of the key: it may be a true one with a slip of the pen. */
  unknown: () => new Fault(404, 'CWXFR0258E', '_ERR_APPOINTMENT_NOT_FOUND', 'There is no such appointment.'),
} as const;
