import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import type { Translate } from '@sightline/shared-lib/contracts';

export const serviceWord = (service: AppointmentService, t: Translate): string =>
  t(`Stores.Appointment.Service.${service}`);

/** Day and time at the branch. */
export const momentWord = (moment: string, timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment));

export const timeWord = (moment: string, timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(new Date(moment));

/** A day such as `2026-11-24`, which is the same everywhere. */
export const dayWord = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
