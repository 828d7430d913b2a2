import * as v from 'valibot';

import { timesOrClosed } from '../../domain/store/openingHours';
import { isDefaultFlag, storeNumberOf } from '../../domain/store/storeNames';
import { WEEKDAYS } from '../../domain/store/store';
import type {
  LocatorStore,
  OpeningTimes,
  PhysicalStore,
  SpecialDay,
  Weekday,
  WeekSchedule,
} from '../../domain/store/store';
import { flag, id, list, maybe, numberOrNull, text } from '../wire/wire';

function weekOf(timesOf: (day: Weekday) => OpeningTimes | null): WeekSchedule {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, timesOf(day)])) as WeekSchedule;
}

/** `2026-12-24 9:00AM-2:00PM; 2026-12-25 closed`; what is written otherwise is left out. */
function specialDaysOf(text: string): SpecialDay[] {
  return text.split(';').flatMap((part) => {
    const [, date = '', open = '', close = ''] =
      /^\s*(\d{4}-\d\d-\d\d) (?:closed|([^-]+)-([^-]+))\s*$/.exec(part) ?? [];
    return date ? [{ date, times: timesOrClosed(open, close) }] : [];
  });
}

const day = maybe(v.object({ open: text, close: text }));

/** A store of the locator service (contract 15). */
export const locatorStoreSchema = v.object({
  uid: text,
  identifier: id,
  name: text,
  address1: text,
  city: text,
  postalCode: text,
  country: text,
  phone: text,
  email: text,
  position: maybe(v.object({ lat: numberOrNull, lng: numberOrNull })),
  distance: numberOrNull,
  schedule: maybe(v.record(v.string(), day)),
  active: flag,
  appointmentUrl: text,
  tabliteBooking: flag,
  practiceRecordId: text,
  /** Named flags: which of them marks the default one depends on the country. */
  userFavorite: maybe(v.record(v.string(), flag)),
});

export function toLocatorStore(record: v.InferOutput<typeof locatorStoreSchema>): LocatorStore {
  const { position, schedule, userFavorite, ...plain } = record;
  const placed = position !== null && position.lat !== null && position.lng !== null;
  return {
    ...plain,
    position: placed ? { lat: position.lat ?? 0, lng: position.lng ?? 0 } : null,
    schedule: weekOf((name) => timesOrClosed(schedule?.[name]?.open ?? '', schedule?.[name]?.close ?? '')),
    isDefaultFavourite: Object.entries(userFavorite ?? {}).some(([key, on]) => on && isDefaultFlag(key, plain.country)),
  };
}

/** A record of the commerce locator: capital list keys, padded texts, coordinates as text (contract 14.3). */
export const physicalStoreSchema = v.object({
  uniqueID: id,
  storeId: text,
  storeName: text,
  addressLine: list(text),
  city: text,
  stateOrProvinceName: text,
  postalCode: text,
  country: text,
  telephone1: text,
  latitude: numberOrNull,
  longitude: numberOrNull,
  distance: numberOrNull,
  Description: list(v.object({ displayStoreName: text })),
  Attribute: list(v.object({ name: text, value: text, displayValue: text })),
});

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function toPhysicalStore(record: v.InferOutput<typeof physicalStoreSchema>): PhysicalStore {
  const attributes = Object.fromEntries(record.Attribute.map((one) => [one.name, one.value || one.displayValue]));
  const attribute = (name: string) => attributes[name] ?? '';
  return {
    uniqueId: record.uniqueID,
    storeId: record.storeId || record.uniqueID,
    distance: record.distance,
    country: record.country.toUpperCase(),
    storeName: record.Description[0]?.displayStoreName || record.storeName,
    storeNumber: attribute('StoreNumber') || storeNumberOf(attribute('PracticeRecordId')),
    address: record.addressLine.filter(Boolean).join(', '),
    city: record.city,
    zipCode: record.postalCode,
    state: record.stateOrProvinceName,
    telephone: record.telephone1,
    storeEmailAddress: attribute('Email'),
    latitude: record.latitude,
    longitude: record.longitude,
    mapImage: attribute('MapImage'),
    schedule: weekOf((name) => timesOrClosed(attribute(`${capital(name)}Open`), attribute(`${capital(name)}Close`))),
    specialDays: specialDaysOf(attribute('SpecialHours')),
    distributionChannel: attribute('DistributionChannel'),
    appointmentUrl: attribute('AppointmentUrl'),
    attributes,
  };
}
