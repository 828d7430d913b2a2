import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { AppointmentService } from '../../domain/store/appointments';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { count, id, list } from '../wire/wire';

/** Free times of a branch, by day at the branch's own time (STOR-08). */
export interface AppointmentSlots {
  readonly timeZone: string;
  /** An appointment is moved and cancelled here until so many hours before it. */
  readonly changeHours: number;
  readonly days: readonly { readonly day: string; readonly startsAt: readonly string[] }[];
}

const answerSchema = v.object({
  timeZone: id,
  changeHours: count,
  days: list(v.object({ day: id, startsAt: list(id) })),
});

/** Free times of two weeks from a day, or from today; 409 where a branch does not book this (STOR-05, STOR-08). */
export async function readAppointmentSlots(
  client: PlatformClient,
  input: { readonly physicalStoreId: string; readonly service: AppointmentService; readonly from?: string },
  options: CallOptions = {},
): Promise<AppointmentSlots> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/appointment/slots',
    query: { ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'readAppointmentSlots');
}
