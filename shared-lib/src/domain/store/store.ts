export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Times as the services write them, e.g. `10:00am` or `19:00`. */
export interface OpeningTimes {
  readonly open: string;
  readonly close: string;
}

/** Null on a day means closed. */
export type WeekSchedule = Readonly<Record<Weekday, OpeningTimes | null>>;

/** A day that is not like its weekday: a holiday, an early evening; null times mean closed. */
export interface SpecialDay {
  /** ISO 8601, at the store. */
  readonly date: string;
  readonly times: OpeningTimes | null;
}

/** A store of the locator service: favourites, appointment links (seed 1 §3). */
export interface LocatorStore {
  readonly uid: string;
  readonly identifier: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** In the unit of the search; null when no place was given. */
  readonly distance: number | null;
  readonly schedule: WeekSchedule;
  readonly active: boolean;
  readonly appointmentUrl: string;
  readonly tabliteBooking: boolean;
  readonly practiceRecordId: string;
  readonly isDefaultFavourite: boolean;
}

/** A physical store in the helper form of the specification (seed 1 §3). */
export interface PhysicalStore {
  readonly uniqueId: string;
  readonly storeId: string;
  readonly distance: number | null;
  readonly country: string;
  readonly storeName: string;
  readonly storeNumber: string;
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  readonly telephone: string;
  readonly storeEmailAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly mapImage: string;
  readonly schedule: WeekSchedule;
  /** The near ones, by date. */
  readonly specialDays: readonly SpecialDay[];
  readonly distributionChannel: string;
  readonly appointmentUrl: string;
  /** Further attributes by name. */
  readonly attributes: Readonly<Record<string, string>>;
}
