import { bookableServices, timeZoneOf } from '@sightline/shared-lib/domain/store';
import type { AppointmentService } from '@sightline/shared-lib/domain/store';

import { dayAfter, dayAt } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { hoursOn } from '../physicalStore';
import type { PhysicalStore } from '../physicalStore';
import { appointmentErrors } from './appointment.errors';
import { capacityOf, closedDays, takenPlaces } from './appointment.repository';
import type { AppointmentSettings } from './appointment.settings';
import { slotsOf, VISITS } from './slots.domain';

/** A day of a branch with the moments that are still free. */
export interface FreeDay {
  readonly day: string;
  readonly startsAt: readonly Date[];
}

const HOUR_MS = 3_600_000;

export const zoneOf = ({ country, stateOrProvinceName }: PhysicalStore): string =>
  timeZoneOf(country, stateOrProvinceName);

/** Refuses what a branch does not offer, or not over the shop (STOR-05). */
export function requireOffered(branch: PhysicalStore, service: AppointmentService): void {
  const { tabliteBooking: bookable, services, active } = branch;
  if (!active || !bookableServices({ bookable, services }).includes(service))
    throw appointmentErrors.notOffered(service);
}

/** Slots of branches: from opening hours, time zone, closed days and capacity, and from nothing that a client wrote (STOR-08). */
export function createSlots(clock: Clock, { noticeHours, daysAhead }: AppointmentSettings) {
  const earliest = (): number => clock.now().getTime() + noticeHours * HOUR_MS;

  async function placesOf(db: Db | Trx, branch: PhysicalStore, service: AppointmentService): Promise<number> {
    return (await capacityOf(db, branch.physicalStoreId, service)) ?? VISITS[service].places;
  }

  /** The moments of some days that can be booked at all, taken or not. */
  async function offered(
    db: Db | Trx,
    branch: PhysicalStore,
    service: AppointmentService,
    from: string,
    days: number,
  ): Promise<FreeDay[]> {
    const zone = zoneOf(branch);
    const today = dayAt(clock.now(), zone);
    const last = dayAfter(today, daysAhead);
    const all = Array.from({ length: days }, (_, index) => dayAfter(from, index));
    const within = all.filter((day) => day >= today && day <= last);
    const closed = await closedDays(db, branch.physicalStoreId, from, all.at(-1) ?? from);
    return within.map((day) => ({
      day,
      startsAt: closed.has(day)
        ? []
        : slotsOf(hoursOn(branch, day), zone, day, service).filter((moment) => moment.getTime() >= earliest()),
    }));
  }

  return {
    /** Days with the moments that are free. */
    async free(
      db: Db,
      branch: PhysicalStore,
      service: AppointmentService,
      { from, days }: { readonly from?: string | undefined; readonly days: number },
    ): Promise<FreeDay[]> {
      requireOffered(branch, service);
      const today = dayAt(clock.now(), zoneOf(branch));
      const found = await offered(db, branch, service, from && from > today ? from : today, days);
      const moments = found.flatMap(({ startsAt }) => startsAt);
      const [first, last] = [moments[0], moments.at(-1)];
      if (!first || !last) return found;
      const places = await placesOf(db, branch, service);
      const taken = await takenPlaces(db, branch.physicalStoreId, service, first, last);
      return found.map(({ day, startsAt }) => ({
        day,
        startsAt: startsAt.filter((moment) => (taken.get(moment.getTime())?.length ?? 0) < places),
      }));
    },

    /** The first free place of a slot, whose lock the caller holds; refuses a moment that is none, or full. */
    async freePlace(trx: Trx, branch: PhysicalStore, service: AppointmentService, startsAt: Date): Promise<number> {
      requireOffered(branch, service);
      const day = dayAt(startsAt, zoneOf(branch));
      const [found] = await offered(trx, branch, service, day, 1);
      if (!found?.startsAt.some((moment) => moment.getTime() === startsAt.getTime()))
        throw appointmentErrors.taken(startsAt);
      const places = await placesOf(trx, branch, service);
      const taken =
        (await takenPlaces(trx, branch.physicalStoreId, service, startsAt, startsAt)).get(startsAt.getTime()) ?? [];
      if (taken.length >= places) throw appointmentErrors.taken(startsAt);
      // Among one more number than are taken there is a free one.
      return Array.from({ length: taken.length + 1 }, (_, place) => place).find((place) => !taken.includes(place)) ?? 0;
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
