import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { AppointmentService } from '../../domain/store/appointments';
import { decode } from '../wire/decode';
import { appointmentSchema, type Appointment } from './appointmentRecord';

/** What somebody books, and who comes. */
export interface AppointmentBooking {
  readonly physicalStoreId: string;
  readonly service: AppointmentService;
  readonly startsAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: string;
  /** The same for every attempt to book one appointment: it is booked once. */
  readonly requestKey: string;
}

/** Books a time that the platform offered; 409 `APPOINTMENT_TAKEN` when somebody was faster (STOR-08). */
export async function bookAppointment(
  client: PlatformClient,
  input: AppointmentBooking,
  options: CallOptions = {},
): Promise<Appointment> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/appointment',
    body: input,
    ...options,
  });
  return decode(appointmentSchema, answer, 'bookAppointment');
}
