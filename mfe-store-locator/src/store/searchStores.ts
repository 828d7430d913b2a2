import { findPlaces } from '@sightline/shared-lib/api/place';
import { findStores } from '@sightline/shared-lib/api/store';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { bookableServices, type AppointmentService } from '@sightline/shared-lib/domain/store';

import { storeCardOf, type StoreCard, type StoreService } from './storeCard';

export interface SearchedPlace {
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
}

/** Where a search starts when the shopper gave no place: the country's largest town. */
const HOME_TOWNS: Readonly<Record<string, SearchedPlace>> = {
  us: { label: 'New York', lat: 40.7128, lng: -74.006 },
  it: { label: 'Milano', lat: 45.4642, lng: 9.19 },
  fr: { label: 'Paris', lat: 48.8566, lng: 2.3522 },
  de: { label: 'Berlin', lat: 52.52, lng: 13.405 },
  es: { label: 'Madrid', lat: 40.4168, lng: -3.7038 },
  pt: { label: 'Lisboa', lat: 38.7223, lng: -9.1393 },
  ch: { label: 'Zürich', lat: 47.3769, lng: 8.5417 },
  gb: { label: 'London', lat: 51.5072, lng: -0.1276 },
};

/** Sites without a country of their own look for branches here. */
const FALLBACK_COUNTRY = 'us';

export const searchCountry = (country: string) => (HOME_TOWNS[country] ? country : FALLBACK_COUNTRY);

/** Miles where roads are measured in miles. */
export const distanceUnit = (country: string): 'mi' | 'km' =>
  ['us', 'gb'].includes(searchCountry(country)) ? 'mi' : 'km';

/** Radii tried one after the other, in the country's unit, until enough branches are found. */
const RADII = [10, 25, 60, 150, 400];
const ENOUGH = 5;
const AT_MOST = 20;
/** More are read than named: services leave some out. */
const MOST_READ = 2 * AT_MOST;

export interface StoreSearch {
  readonly country: string;
  /** Town or postal code as typed. */
  readonly text?: string;
  /** The shopper's own position. */
  readonly position?: { readonly lat: number; readonly lng: number };
  readonly services?: readonly StoreService[];
  /** Only branches that have all of these on their shelves. */
  readonly partNumbers?: readonly string[];
  /** Only branches that book this over the shop. */
  readonly books?: AppointmentService;
}

export interface StoreSearchResult {
  /** Null when what was typed is no place we know. */
  readonly place: SearchedPlace | null;
  readonly stores: readonly StoreCard[];
  /** Radius that was searched, in the country's unit. */
  readonly radius: number;
  /** There are more in it than are named. */
  readonly isCut?: boolean;
}

async function placeOf(
  client: PlatformClient,
  { text, position, country }: StoreSearch,
): Promise<SearchedPlace | null> {
  if (position) return { label: '', ...position };
  if (!text) return HOME_TOWNS[searchCountry(country)] ?? null;
  const [place] = await findPlaces(client, { country: searchCountry(country), q: text, limit: 1 });
  return place ? { label: place.label, lat: place.lat, lng: place.lng } : null;
}

/** Branches around a place, nearest first, widening the circle until there are a few (STOR-01). */
export async function searchStores(client: PlatformClient, search: StoreSearch): Promise<StoreSearchResult> {
  const place = await placeOf(client, search);
  if (!place) return { place: null, stores: [], radius: 0 };
  const wanted = search.services ?? [];
  let stores: StoreCard[] = [];
  let radius = 0;
  let isCut = false;
  for (radius of RADII) {
    const found = await findStores(client, {
      latitude: place.lat,
      longitude: place.lng,
      radius,
      radiusUOM: distanceUnit(search.country),
      maxItems: MOST_READ,
      ...(search.partNumbers?.length ? { partNumber: search.partNumbers } : {}),
    });
    stores = found
      .map(storeCardOf)
      .filter((card): card is StoreCard => card !== null)
      .filter((card) => wanted.every((service) => card.services.includes(service)))
      .filter((card) => !search.books || bookableServices(card).includes(search.books));
    isCut = stores.length > AT_MOST || found.length === MOST_READ;
    if (stores.length >= ENOUGH) break;
  }
  return { place, stores: stores.slice(0, AT_MOST), radius, isCut };
}
