import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list } from '../wire/wire';
import { appointmentSchema, type Appointment } from './appointmentRecord';

const answerSchema = v.object({ appointments: list(appointmentSchema) });

/** Appointments that the shopper's session booked, the next one first (STOR-08). */
export async function listAppointments(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<readonly Appointment[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/appointment/@self',
    ...options,
  });
  return decode(answerSchema, answer, 'listAppointments').appointments;
}
