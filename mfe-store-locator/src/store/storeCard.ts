import { townLine } from '@sightline/shared-lib/domain/address';
import {
  displayStoreName,
  timeZoneOf,
  type PhysicalStore,
  type SpecialDay,
  type WeekSchedule,
} from '@sightline/shared-lib/domain/store';

/** What lists, map and chooser show of a branch; lean, because it travels inside the document. */
export interface StoreCard {
  readonly id: string;
  /** Key of the store-locator service, for favourites (STOR-03). */
  readonly identifier: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly lat: number;
  readonly lng: number;
  /** In the unit of the search; null without a place. */
  readonly distance: number | null;
  readonly schedule: WeekSchedule;
  readonly specialDays: readonly SpecialDay[];
  readonly timeZone: string;
  readonly services: readonly StoreService[];
  readonly appointmentUrl: string;
  readonly bookable: boolean;
  readonly distributionChannel: string;
  readonly externalId: string;
}

export const STORE_SERVICES = ['eye-test', 'hearing', 'collection', 'fitting'] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

const isService = (text: string): text is StoreService => (STORE_SERVICES as readonly string[]).includes(text);

/** A branch as shown; null when it has no position, because it could not be found on the map. */
export function storeCardOf(store: PhysicalStore): StoreCard | null {
  if (store.latitude === null || store.longitude === null) return null;
  const { attributes } = store;
  return {
    id: store.uniqueId,
    identifier: attributes['PracticeIdentifier'] ?? store.uniqueId,
    name: displayStoreName(store.storeName, store.country),
    address: store.address,
    city: store.city,
    zipCode: store.zipCode,
    state: store.state,
    country: store.country.toLowerCase(),
    phone: store.telephone,
    email: store.storeEmailAddress,
    lat: store.latitude,
    lng: store.longitude,
    distance: store.distance,
    schedule: store.schedule,
    specialDays: store.specialDays,
    timeZone: timeZoneOf(store.country, store.state),
    services: (attributes['Services'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(isService),
    appointmentUrl: store.appointmentUrl,
    bookable: attributes['TabliteBooking'] === 'on',
    distributionChannel: store.distributionChannel,
    externalId: attributes['PracticeIdentifier'] ?? store.uniqueId,
  };
}

/** Where a branch is, below its name: branches of one town are called by their street, which is not said twice then. */
export function placeLines(
  store: Pick<StoreCard, 'name' | 'address' | 'city' | 'zipCode' | 'state' | 'country'>,
): readonly string[] {
  return [store.name.endsWith(store.address) ? '' : store.address, townLine(store)].filter(Boolean);
}

/** Where a route to the branch is planned: the traveller's own map opens it where there is one. */
export function directionsTo({ lat, lng }: Pick<StoreCard, 'lat' | 'lng'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** Readable part of a branch's address: town and street, folded to letters, digits and dashes. */
export function slugOf({ city, name }: StoreCard): string {
  return `${city} ${name}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
