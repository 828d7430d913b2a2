import { hoursOnDate } from './holidays.domain';
import { stockHash } from './physicalStore.random';

/** Weekdays in the order of the wire's attributes. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Opening and closing time as `09:00` and `17:30`; null on a day the branch is closed. */
export type OpeningHours = Record<Weekday, { open: string; close: string } | null>;

/** Hours of a branch on a day `2026-12-25`, holidays counted in; null where it stays closed (STOR-02). */
export function hoursOn(
  { country, hours }: Pick<PhysicalStore, 'country' | 'hours'>,
  day: string,
): OpeningHours[Weekday] {
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
  return hoursOnDate(country, day, hours[weekday]);
}

/** What a branch offers, in the words the shop filters by. */
export const storeServices = ['eye-test', 'hearing', 'collection', 'fitting'] as const;

export type StoreService = (typeof storeServices)[number];

/** A branch of the chain. */
export interface PhysicalStore {
  /** Number as text, from 11001. */
  physicalStoreId: string;
  /** Identifier other services know it by: the practice identifier, e.g. `sl-us-0039`. */
  physicalStoreExternalId: string;
  /** Four digits, the end of the practice record id. */
  storeNumber: string;
  practiceRecordId: string;
  /** Italian names begin with the store number, as the chain's records do. */
  name: string;
  kind: 'optical' | 'hearing';
  address: string;
  city: string;
  stateOrProvinceName: string;
  zipCode: string;
  /** Two letters, lower case. */
  country: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
  hours: OpeningHours;
  services: StoreService[];
  distributionChannel: string;
  /** Site-relative address of the booking page. */
  appointmentUrl: string;
  tabliteBooking: boolean;
  active: boolean;
}

/** A branch with its distance in kilometres from the place that was asked for. */
export interface FoundStore {
  store: PhysicalStore;
  distanceKm?: number;
}

/** `17:30` as `5:30PM`, the way the locator writes hours; the shop drops `:00` and lowers the case (STOR-02). */
export function clockTime(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Pieces of an item a branch has on its shelf. The chain keeps no shelf table: the number follows from store number and
 * part number alone, so every process gives the same answer. Of 100 pairs 45 have none, 25 one, 15 two, 10 three, 5 five.
 * A branch that hands out no orders has none.
 */
export function shelfStock(store: Pick<PhysicalStore, 'storeNumber' | 'services'>, partNumber: string): number {
  if (!store.services.includes('collection')) return 0;
  const share = stockHash(`${store.storeNumber}:${partNumber}`) % 100;
  if (share < 45) return 0;
  if (share < 70) return 1;
  if (share < 85) return 2;
  return share < 95 ? 3 : 5;
}

/** The tenant of the store-locator service: brand plus `_uk` for gb, else `_{country}` (STOR-03). */
export function isTenantKey(value: string): boolean {
  return /^[a-z][a-z0-9-]*_(uk|[a-z]{2,3})$/.test(value);
}
