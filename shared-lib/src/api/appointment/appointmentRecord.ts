import * as v from 'valibot';

import { APPOINTMENT_SERVICES } from '../../domain/store/appointments';
import type { AppointmentService } from '../../domain/store/appointments';
import { flag, id, list, text } from '../wire/wire';

/** An appointment in a branch; moments in ISO 8601 (STOR-08). */
export interface Appointment {
  readonly appointmentId: string;
  /** Opens it for whoever has it. */
  readonly key: string;
  readonly isCancelled: boolean;
  /** The branch cancelled it, not whoever comes. */
  readonly isCalledOff: boolean;
  readonly service: AppointmentService;
  readonly physicalStoreId: string;
  readonly storeName: string;
  readonly addressLine: readonly string[];
  readonly telephone: string;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Until then it is moved and cancelled here. */
  readonly changeableUntil: string;
  readonly name: string;
  readonly email: string;
}

export const appointmentSchema = v.pipe(
  v.object({
    appointmentId: id,
    key: id,
    status: text,
    calledOff: v.optional(flag, false),
    service: v.picklist(APPOINTMENT_SERVICES),
    physicalStoreId: id,
    storeName: text,
    addressLine: list(text),
    telephone: text,
    timeZone: id,
    startsAt: id,
    endsAt: id,
    changeableUntil: id,
    name: text,
    email: text,
  }),
  v.transform(({ status, calledOff, ...record }): Appointment => ({
    ...record,
    isCancelled: status === 'cancelled',
    isCalledOff: calledOff,
  })),
);
