import { kmPerMile } from '../../kernel';
import { specialDays } from './holidays.domain';
import { clockTime, shelfStock, weekdays } from './physicalStore.domain';
import type { FoundStore, OpeningHours, PhysicalStore, Weekday } from './physicalStore.domain';

/** Unit of the locator's radius and distances. */
export type RadiusUnit = 'KM' | 'MI';

/** Kilometres in one of the unit. */
export const kmOf = (unit: RadiusUnit): number => (unit === 'MI' ? kmPerMile : 1);

const capital = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** One sentence of hours a day, as the product's own attribute has it. */
function hoursText(hours: OpeningHours): string {
  return weekdays
    .map((day) => {
      const times = hours[day];
      return `${capital(day)}: ${times ? `${clockTime(times.open)} - ${clockTime(times.close)}` : 'closed'}`;
    })
    .join('; ');
}

/** `2026-12-24 9:00AM-2:00PM; 2026-12-25 closed`: the days near that are not like their weekday (designed attribute). */
function specialHours(store: PhysicalStore, now: Date): string {
  const usualOn = (weekday: number) => store.hours[weekdays[weekday] ?? 'monday'];
  return specialDays(store.country, usualOn, now)
    .map(({ date, hours }) => `${date} ${hours ? `${clockTime(hours.open)}-${clockTime(hours.close)}` : 'closed'}`)
    .join('; ');
}

function attributesOf(store: PhysicalStore, now: Date): Record<string, string> {
  const attributes: Record<string, string> = {
    StoreHours: hoursText(store.hours),
    SpecialHours: specialHours(store, now),
    StoreNumber: store.storeNumber,
    PracticeRecordId: store.practiceRecordId,
    PracticeIdentifier: store.physicalStoreExternalId,
    Email: store.email,
    DistributionChannel: store.distributionChannel,
    MapImage: '',
    StoreType: store.kind,
    Services: store.services.join(','),
    AppointmentUrl: store.appointmentUrl,
    TabliteBooking: store.tabliteBooking ? 'on' : 'off',
  };
  for (const day of weekdays) {
    const times = store.hours[day];
    // A closed day has no attributes; the shop's default is closed.
    if (!times) continue;
    attributes[`${capital(day)}Open`] = clockTime(times.open);
    attributes[`${capital(day)}Close`] = clockTime(times.close);
  }
  return attributes;
}

const attribute = (name: string, value: string) => {
  const displayName = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  return { name, displayName, value, displayValue: value };
};

/** What a branch is known by on one day. */
function written(store: PhysicalStore, now: Date) {
  return {
    uniqueID: store.physicalStoreId,
    storeName: store.name,
    addressLine: [store.address],
    city: store.city,
    stateOrProvinceName: store.stateOrProvinceName,
    postalCode: store.zipCode.padEnd(40),
    country: store.country.toUpperCase(),
    telephone1: store.phone.padEnd(32),
    latitude: store.lat.toFixed(5),
    longitude: store.lng.toFixed(5),
    Description: [{ displayStoreName: store.name }],
    Attribute: Object.entries(attributesOf(store, now)).map(([name, value]) => attribute(name, value)),
  };
}

const DAY_MS = 86_400_000;
const known = new WeakMap<PhysicalStore, { readonly day: number; readonly record: ReturnType<typeof written> }>();

/** The same, written once a day: a wide search answers with many branches, whose words are most of its work. */
function recordOf(store: PhysicalStore, now: Date): ReturnType<typeof written> {
  const day = Math.floor(now.getTime() / DAY_MS);
  const before = known.get(store);
  if (before?.day === day) return before.record;
  const record = written(store, now);
  known.set(store, { day, record });
  return record;
}

/** A branch as the product's locator sends it: padded code and phone, coordinates and distance as text (contract 14.3). */
function locatorStore({ store, distanceKm }: FoundStore, unit: RadiusUnit, now: Date, partNumbers: readonly string[]) {
  const record = recordOf(store, now);
  const onShelf = Math.min(...partNumbers.map((part) => shelfStock(store, part)));
  return {
    ...record,
    ...(distanceKm === undefined ? {} : { distance: String(distanceKm / kmOf(unit)) }),
    Attribute:
      partNumbers.length > 0 ? [...record.Attribute, attribute('PickupQuantity', String(onShelf))] : record.Attribute,
  };
}

/** The locator's answer; nothing found leaves the list out (contract 14.3). */
export function locatorAnswer(
  stores: readonly FoundStore[],
  unit: RadiusUnit,
  now: Date,
  partNumbers: readonly string[] = [],
) {
  return {
    ...(stores.length > 0 ? { PhysicalStore: stores.map((store) => locatorStore(store, unit, now, partNumbers)) } : {}),
    recordSetCount: String(stores.length),
    recordSetTotal: String(stores.length),
    recordSetStartNumber: '0',
    recordSetComplete: 'true',
    resourceName: 'storelocator',
  };
}

/** A branch as the store-locator service sends it (contract section 15). */
export function favouriteStore(store: PhysicalStore, isDefault: boolean) {
  const times = (day: Weekday) => {
    const hours = store.hours[day];
    return hours ? { open: clockTime(hours.open).toLowerCase(), close: clockTime(hours.close).toLowerCase() } : null;
  };
  return {
    uid: store.physicalStoreId,
    identifier: store.physicalStoreExternalId,
    name: store.name,
    address1: store.address,
    city: store.city,
    state: store.stateOrProvinceName,
    postalCode: store.zipCode,
    country: store.country.toUpperCase(),
    phone: store.phone,
    email: store.email,
    position: { lat: store.lat, lng: store.lng },
    distance: 0,
    schedule: Object.fromEntries(weekdays.map((day) => [day, times(day)])),
    services: store.services,
    active: store.active,
    appointmentUrl: store.appointmentUrl,
    tabliteBooking: store.tabliteBooking ? 'on' : 'off',
    practiceRecordId: store.practiceRecordId,
    userFavorite: { isDefault },
  };
}
