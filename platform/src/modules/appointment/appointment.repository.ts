import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import type { Selectable } from 'kysely';

import { lockList } from '../../kernel';
import type { Db, Trx } from '../../kernel';
import type { AppointmentRow, AppointmentTables } from './appointment.tables';

export type Appointment = Selectable<AppointmentRow>;

const tables = (db: Db | Trx) => db.withTables<AppointmentTables>();

/** Makes all who want the same wait for each other. */
export const lockFor = (trx: Trx, what: string): Promise<void> => lockList(trx, `appointments:${what}`);

/** Places of each slot that are taken, by moment, between two moments. */
export async function takenPlaces(
  db: Db | Trx,
  branchId: string,
  service: AppointmentService,
  from: Date,
  until: Date,
): Promise<Map<number, number[]>> {
  const rows = await tables(db)
    .selectFrom('appointments')
    .select(['starts_at', 'place'])
    .where('physical_store_id', '=', branchId)
    .where('service', '=', service)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', until)
    .execute();
  return rows.reduce((taken, { starts_at: at, place }) => {
    taken.set(at.getTime(), [...(taken.get(at.getTime()) ?? []), place]);
    return taken;
  }, new Map<number, number[]>());
}

/** What operations say of a branch's capacity; undefined when they said nothing. */
export async function capacityOf(
  db: Db | Trx,
  branchId: string,
  service: AppointmentService,
): Promise<number | undefined> {
  const row = await tables(db)
    .selectFrom('appointment_capacity')
    .select('places')
    .where('physical_store_id', '=', branchId)
    .where('service', '=', service)
    .executeTakeFirst();
  return row?.places;
}

export async function setCapacity(
  db: Db,
  branchId: string,
  service: AppointmentService,
  places: number,
): Promise<void> {
  await tables(db)
    .insertInto('appointment_capacity')
    .values({ physical_store_id: branchId, service, places })
    .onConflict((conflict) => conflict.columns(['physical_store_id', 'service']).doUpdateSet({ places }))
    .execute();
}

/** Days on which a branch takes nobody, of two days and those between. */
export async function closedDays(db: Db | Trx, branchId: string, from: string, until: string): Promise<Set<string>> {
  const rows = await tables(db)
    .selectFrom('appointment_closures')
    .select('day')
    .where('physical_store_id', 'in', [branchId, 'all'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

export async function closeDay(db: Db, branchId: string, day: string): Promise<void> {
  await tables(db)
    .insertInto('appointment_closures')
    .values({ physical_store_id: branchId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function openDay(db: Db, branchId: string, day: string): Promise<void> {
  await tables(db)
    .deleteFrom('appointment_closures')
    .where('physical_store_id', '=', branchId)
    .where('day', '=', day)
    .execute();
}

/** Appointments to come of a shopper or of an address. */
export async function countToCome(trx: Trx, userId: string, email: string, now: Date): Promise<number> {
  const { count } = await tables(trx)
    .selectFrom('appointments')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .where((where) => where.or([where('user_id', '=', userId), where('email', '=', email)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertAppointment(trx: Trx, appointment: Appointment): Promise<void> {
  await tables(trx)
    .insertInto('appointments')
    .values({ ...appointment, branch: JSON.stringify(appointment.branch) })
    .execute();
}

export async function changeAppointment(
  trx: Trx,
  appointmentId: string,
  changes: Partial<Pick<AppointmentRow, 'starts_at' | 'place' | 'status' | 'called_off' | 'revision'>> & {
    readonly updated_at: Date;
  },
): Promise<void> {
  await tables(trx).updateTable('appointments').set(changes).where('appointment_id', '=', appointmentId).execute();
}

/** One appointment, by one of the three that name it. */
export function findAppointment(
  db: Db | Trx,
  by: 'appointment_id' | 'access_key' | 'request_key',
  value: string,
): Promise<Appointment | undefined> {
  return tables(db).selectFrom('appointments').selectAll().where(by, '=', value).executeTakeFirst();
}

/** Appointments of a shopper since a moment, the next one first. */
export function appointmentsOf(db: Db, userId: string, since: Date): Promise<Appointment[]> {
  return tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('starts_at', '>=', since)
    .orderBy('starts_at')
    .limit(100)
    .execute();
}

/** What a branch expects between two moments. */
export function expectedVisits(db: Db, branchId: string, from: Date, until: Date): Promise<Appointment[]> {
  return tables(db)
    .selectFrom('appointments')
    .selectAll()
    .where('physical_store_id', '=', branchId)
    .where('status', '=', 'booked')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .limit(1000)
    .execute();
}

export async function handOver(trx: Trx, fromUserId: string, toUserId: string): Promise<void> {
  await tables(trx).updateTable('appointments').set({ user_id: toUserId }).where('user_id', '=', fromUserId).execute();
}

/** The branch still expects those whose session goes: their letter opens the appointment. */
export async function releaseOwners(trx: Trx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tables(trx).updateTable('appointments').set({ user_id: null }).where('user_id', 'in', userIds).execute();
}

export async function forgetBefore(db: Db, moment: Date): Promise<void> {
  await tables(db).deleteFrom('appointments').where('starts_at', '<', moment).execute();
}
