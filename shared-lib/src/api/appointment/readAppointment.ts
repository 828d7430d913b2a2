import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { appointmentSchema, type Appointment } from './appointmentRecord';

/** The appointment that a key opens; null when it opens none (STOR-08). */
export async function readAppointment(
  client: PlatformClient,
  input: { readonly key: string },
  options: CallOptions = {},
): Promise<Appointment | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/appointment/byKey',
      query: { key: input.key },
      ...options,
    });
    return decode(appointmentSchema, answer, 'readAppointment');
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 400)) return null;
    throw error;
  }
}
