import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { appointmentSchema, type Appointment } from './appointmentRecord';

/** Moves an appointment to another free time; 409 when it is too late or somebody was faster (STOR-08). */
export async function moveAppointment(
  client: PlatformClient,
  input: { readonly key: string; readonly startsAt: string },
  options: CallOptions = {},
): Promise<Appointment> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/appointment/move',
    body: input,
    ...options,
  });
  return decode(appointmentSchema, answer, 'moveAppointment');
}
