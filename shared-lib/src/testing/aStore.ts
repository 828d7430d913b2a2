import type { LocatorStore, PhysicalStore, WeekSchedule } from '../domain/store';

const DAY = { open: '10:00am', close: '7:00pm' };

/** Open Monday to Saturday from ten to seven, closed on Sunday. */
export function aSchedule(overrides: Partial<WeekSchedule> = {}): WeekSchedule {
  return {
    monday: DAY,
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: DAY,
    sunday: null,
    ...overrides,
  };
}

export function aStore(overrides: Partial<PhysicalStore> = {}): PhysicalStore {
  return {
    uniqueId: '11039',
    storeId: '11039',
    distance: 2.4,
    country: 'US',
    storeName: 'Main Street',
    storeNumber: '0412',
    address: '12 Main St',
    city: 'New York',
    zipCode: '10001',
    state: 'NY',
    telephone: '212-555-0100',
    storeEmailAddress: 'mainstreet@example.com',
    latitude: 40.75,
    longitude: -73.99,
    mapImage: '',
    schedule: aSchedule(),
    specialDays: [],
    distributionChannel: 'R',
    appointmentUrl: '',
    attributes: {},
    ...overrides,
  };
}

export function aLocatorStore(overrides: Partial<LocatorStore> = {}): LocatorStore {
  return {
    uid: '11039',
    identifier: 'SL-0412',
    name: 'Main Street',
    address1: '12 Main St',
    city: 'New York',
    postalCode: '10001',
    country: 'US',
    phone: '212-555-0100',
    email: 'mainstreet@example.com',
    position: { lat: 40.75, lng: -73.99 },
    distance: 2.4,
    schedule: aSchedule(),
    active: true,
    appointmentUrl: 'https://appointments.example.com/0412',
    tabliteBooking: true,
    practiceRecordId: 'SLR-0412',
    isDefaultFavourite: false,
    ...overrides,
  };
}
