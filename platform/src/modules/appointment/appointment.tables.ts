import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import type { ColumnType } from 'kysely';

/** The branch as it was when it was booked: a letter, and a page, name it even when it is gone. */
export interface BookedBranch {
  readonly name: string;
  readonly lines: readonly string[];
  readonly phone: string;
  readonly timeZone: string;
}

export interface AppointmentRow {
  appointment_id: string;
  /** Opens the appointment for whoever has the letter. */
  access_key: string;
  /** The same for every attempt to book one appointment. */
  request_key: string;
  physical_store_id: string;
  branch: ColumnType<BookedBranch, string, string>;
  service: AppointmentService;
  starts_at: Date;
  /** From 0: how many people the branch sees at once decides how many there are. */
  place: number;
  status: 'booked' | 'cancelled';
  /** The branch cancelled it, not whoever comes. */
  called_off: boolean;
  /** Counts changes, for calendars (RFC 5545, SEQUENCE). */
  revision: number;
  store_id: string;
  locale: string;
  /** Whoever booked; null when that session is gone. */
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  created_at: Date;
  updated_at: Date;
}

export interface AppointmentCapacityRow {
  physical_store_id: string;
  service: AppointmentService;
  places: number;
}

export interface AppointmentClosureRow {
  /** A branch, or `all`. */
  physical_store_id: string;
  day: string;
}

export type AppointmentTables = {
  appointments: AppointmentRow;
  appointment_capacity: AppointmentCapacityRow;
  appointment_closures: AppointmentClosureRow;
};
