import type { AppointmentService as Service } from '@sightline/shared-lib/domain/store';
import { displayStoreName } from '@sightline/shared-lib/domain/store';
import { townLine } from '@sightline/shared-lib/domain/address';

import { inTransaction, invalidInput, nextNumber, notFound, randomToken } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { LIMITS, limitReached } from '../limits';
import type { AppointmentLetterKind, LetterWriter } from '../mail';
import type { PhysicalStore } from '../physicalStore';
import { appointmentErrors } from './appointment.errors';
import { writeAppointmentLetter } from './appointment.letter';
import {
  appointmentsOf,
  changeAppointment,
  countToCome,
  findAppointment,
  insertAppointment,
  lockFor,
} from './appointment.repository';
import type { Appointment } from './appointment.repository';
import type { AppointmentSettings } from './appointment.settings';
import type { BookedBranch } from './appointment.tables';
import { zoneOf } from './slots.service';
import type { FreeDay, Slots } from './slots.service';

/** What somebody books; who that is says the session. */
export interface Booking {
  readonly userId: string;
  readonly storeId: string;
  readonly locale: string;
  readonly physicalStoreId: string;
  readonly service: Service;
  readonly startsAt: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly requestKey: string;
}

export interface AppointmentDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: AppointmentSettings;
  readonly slots: Slots;
  readonly branches: { byId(id: string): Promise<PhysicalStore | null> };
  readonly letters: LetterWriter;
}

const HOUR_MS = 3_600_000;

function bookedBranch(branch: PhysicalStore): BookedBranch {
  return {
    name: displayStoreName(branch.name, branch.country),
    lines: [
      branch.address,
      townLine({
        city: branch.city,
        state: branch.stateOrProvinceName,
        zipCode: branch.zipCode,
        country: branch.country,
      }),
    ],
    phone: branch.phone,
    timeZone: zoneOf(branch),
  };
}

/** Appointments: booked, read, moved and cancelled, each change in one transaction with its letter (STOR-08). */
export function createAppointmentService({ db, clock, settings, slots, branches, letters }: AppointmentDependencies) {
  /** Until when an appointment is moved or cancelled here. */
  const changeableUntil = ({ starts_at: startsAt }: Pick<Appointment, 'starts_at'>): Date =>
    new Date(startsAt.getTime() - settings.changeHours * HOUR_MS);

  async function branchOf(physicalStoreId: string): Promise<PhysicalStore> {
    const branch = await branches.byId(physicalStoreId);
    if (!branch) throw notFound(physicalStoreId);
    return branch;
  }

  /** Takes a place of a slot: whoever else wants one of that slot waits until this is done. */
  async function takePlace(trx: Trx, branch: PhysicalStore, service: Service, startsAt: Date): Promise<number> {
    await lockFor(trx, `slot:${branch.physicalStoreId}:${service}:${startsAt.toISOString()}`);
    return slots.freePlace(trx, branch, service, startsAt);
  }

  const tell = (trx: Trx, kind: AppointmentLetterKind, appointment: Appointment): Promise<void> =>
    writeAppointmentLetter(letters, trx, kind, appointment, changeableUntil(appointment));

  /** The appointment of a key, held until the transaction ends. */
  async function held(trx: Trx, accessKey: string): Promise<Appointment> {
    await lockFor(trx, `key:${accessKey}`);
    const appointment = await findAppointment(trx, 'access_key', accessKey);
    if (!appointment) throw appointmentErrors.unknown();
    return appointment;
  }

  function requireChangeable(appointment: Appointment): void {
    if (clock.now() > changeableUntil(appointment)) throw appointmentErrors.tooLate(appointment.appointment_id);
  }

  async function cancelled(trx: Trx, appointment: Appointment, calledOff: boolean): Promise<Appointment> {
    const changes = {
      status: 'cancelled',
      called_off: calledOff,
      revision: appointment.revision + 1,
      updated_at: clock.now(),
    } as const;
    await changeAppointment(trx, appointment.appointment_id, changes);
    const now = { ...appointment, ...changes };
    await tell(trx, 'appointmentCancelled', now);
    return now;
  }

  return {
    changeableUntil,
    changeHours: settings.changeHours,

    async free(
      physicalStoreId: string,
      service: Service,
      range: { readonly from?: string | undefined; readonly days: number },
    ): Promise<{ readonly timeZone: string; readonly days: readonly FreeDay[] }> {
      const branch = await branchOf(physicalStoreId);
      return { timeZone: zoneOf(branch), days: await slots.free(db, branch, service, range) };
    },

    async book(booking: Booking): Promise<Appointment> {
      const branch = await branchOf(booking.physicalStoreId);
      const email = booking.email.toLowerCase();
      return inTransaction(db, async (trx) => {
        // One address, and one shopper, book one thing at a time: what they have can be counted.
        for (const who of [`email:${email}`, `user:${booking.userId}`].toSorted()) await lockFor(trx, who);
        const before = await findAppointment(trx, 'request_key', booking.requestKey);
        if (before) {
          if (before.user_id !== booking.userId || before.email !== email) throw invalidInput('requestKey');
          return before;
        }
        const now = clock.now();
        if ((await countToCome(trx, booking.userId, email, now)) >= LIMITS.appointments)
          throw limitReached('appointments');
        const place = await takePlace(trx, branch, booking.service, booking.startsAt);
        const appointment: Appointment = {
          appointment_id: await nextNumber(trx, 'document'),
          access_key: randomToken(24),
          request_key: booking.requestKey,
          physical_store_id: branch.physicalStoreId,
          branch: bookedBranch(branch),
          service: booking.service,
          starts_at: booking.startsAt,
          place,
          status: 'booked',
          called_off: false,
          revision: 0,
          store_id: booking.storeId,
          locale: booking.locale,
          user_id: booking.userId,
          name: booking.name,
          email,
          phone: booking.phone,
          created_at: now,
          updated_at: now,
        };
        await insertAppointment(trx, appointment);
        await tell(trx, 'appointmentBooked', appointment);
        return appointment;
      });
    },

    async read(accessKey: string): Promise<Appointment> {
      const appointment = await findAppointment(db, 'access_key', accessKey);
      if (!appointment) throw appointmentErrors.unknown();
      return appointment;
    },

    /** Those to come, and those of the last day. */
    own: (userId: string): Promise<Appointment[]> =>
      appointmentsOf(db, userId, new Date(clock.now().getTime() - 24 * HOUR_MS)),

    async move(accessKey: string, startsAt: Date): Promise<Appointment> {
      const branch = await branchOf((await this.read(accessKey)).physical_store_id);
      return inTransaction(db, async (trx) => {
        const appointment = await held(trx, accessKey);
        if (appointment.status === 'cancelled') throw appointmentErrors.cancelled(appointment.appointment_id);
        if (appointment.starts_at.getTime() === startsAt.getTime()) return appointment;
        requireChangeable(appointment);
        const place = await takePlace(trx, branch, appointment.service, startsAt);
        const changes = { starts_at: startsAt, place, revision: appointment.revision + 1, updated_at: clock.now() };
        await changeAppointment(trx, appointment.appointment_id, changes);
        const now = { ...appointment, ...changes };
        await tell(trx, 'appointmentMoved', now);
        return now;
      });
    },

    cancel: (accessKey: string): Promise<Appointment> =>
      inTransaction(db, async (trx) => {
        const appointment = await held(trx, accessKey);
        if (appointment.status === 'cancelled') return appointment;
        requireChangeable(appointment);
        return cancelled(trx, appointment, false);
      }),

    /** A branch cannot keep an appointment: operations cancel it at any time. */
    async callOff(appointmentId: string): Promise<Appointment> {
      const found = await findAppointment(db, 'appointment_id', appointmentId);
      if (!found) throw appointmentErrors.unknown();
      return inTransaction(db, async (trx) => {
        const appointment = await held(trx, found.access_key);
        return appointment.status === 'cancelled' ? appointment : cancelled(trx, appointment, true);
      });
    },
  };
}

export type Appointments = ReturnType<typeof createAppointmentService>;
