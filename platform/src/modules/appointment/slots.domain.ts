import type { AppointmentService } from '@sightline/shared-lib/domain/store';

import { momentOf } from '../../kernel';
import type { OpeningHours, Weekday } from '../physicalStore';

/** How long a visit takes, in minutes, and how many people a branch sees at once unless operations say otherwise. */
export const VISITS: Readonly<Record<AppointmentService, { readonly minutes: number; readonly places: number }>> = {
  'eye-test': { minutes: 30, places: 1 },
  fitting: { minutes: 20, places: 2 },
  hearing: { minutes: 45, places: 1 },
};

const MINUTE_MS = 60_000;

/** The moments at which a visit can begin on a day: one after the other from opening, each over by closing (STOR-08). */
export function slotsOf(
  times: OpeningHours[Weekday],
  timeZone: string,
  day: string,
  service: AppointmentService,
): Date[] {
  if (!times) return [];
  const opens = momentOf(day, times.open, timeZone);
  const closes = momentOf(day, times.close, timeZone);
  const length = VISITS[service].minutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((closes - opens) / length));
  return Array.from({ length: count }, (_, index) => new Date(opens + index * length));
}

/** When a visit ends. */
export function endOf(startsAt: Date, service: AppointmentService): Date {
  return new Date(startsAt.getTime() + VISITS[service].minutes * MINUTE_MS);
}
