import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { appointmentSchema, type Appointment } from './appointmentRecord';

/** Cancels an appointment; 409 when it is too late (STOR-08). */
export async function cancelAppointment(
  client: PlatformClient,
  input: { readonly key: string },
  options: CallOptions = {},
): Promise<Appointment> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/appointment/cancel',
    body: input,
    ...options,
  });
  return decode(appointmentSchema, answer, 'cancelAppointment');
}
