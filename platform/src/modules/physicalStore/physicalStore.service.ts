import { boundingBox, distanceKm } from '../../kernel';
import type { Clock, Coordinates, Db } from '../../kernel';
import { foldCode, isGeoCountry } from '../geo';
import type { GeoService } from '../geo';
import { shelfStock } from './physicalStore.domain';
import type { FoundStore, PhysicalStore, StoreService } from './physicalStore.domain';
import { storesById, storesIn } from './physicalStore.repository';

/** What a search for branches asks for. */
export interface StoreSearch {
  centre?: Coordinates;
  city?: string;
  zipCode?: string;
  /** Two letters, lower case. */
  country?: string;
  radiusKm: number;
  maxItems: number;
  services?: readonly StoreService[];
  /** Part numbers a branch must all have on its shelf. */
  partNumbers?: readonly string[];
}

export interface PhysicalStoreService {
  /** Branches of a place, nearest first; of a city or country without a place, in the order of their numbers. */
  search(search: StoreSearch): Promise<FoundStore[]>;
  byId(id: string): Promise<PhysicalStore | null>;
  byIds(ids: readonly string[]): Promise<PhysicalStore[]>;
  /** Pieces of an item on the shelf of a branch; 0 for an unknown branch. */
  stock(physicalStoreId: string, partNumber: string): Promise<number>;
}

/** Branches change by hand and seldom: a search may be a minute behind. */
const FRESH_MS = 60_000;
/** More branches than a chain has. */
const MOST = 20_000;

/** Branch look-ups over the database and the postal files. */
export function createPhysicalStoreService(db: Db, geo: GeoService, clock: Clock): PhysicalStoreService {
  let kept: { at: number; stores: readonly PhysicalStore[] } | undefined;
  /** Every active branch, kept in memory: rows of a wide search took 40 ms to read. */
  async function everyStore(): Promise<readonly PhysicalStore[]> {
    const now = clock.now().getTime();
    if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.stores;
    const stores = await storesIn(db, undefined, undefined, MOST);
    // A platform that is being filled has none yet.
    if (stores.length > 0) kept = { at: now, stores };
    return stores;
  }

  /** The middle of the postal code or city that was typed; null when the files do not know it. */
  function centreOf({ country, zipCode, city }: StoreSearch): Coordinates | null {
    if (!country || !isGeoCountry(country)) return null;
    if (zipCode) return geo.byPostcode(country, foldCode(zipCode))[0] ?? null;
    return city ? (geo.places(country, city, 1)[0] ?? null) : null;
  }

  async function candidates(search: StoreSearch): Promise<FoundStore[]> {
    const centre = search.centre ?? centreOf(search);
    if (!centre) {
      // A postal code that nobody knows is nowhere; a town the postal files lack may still hold a branch.
      if (search.zipCode) return [];
      return (await storesIn(db, search.country, search.city, 5000)).map((store) => ({ store }));
    }
    const { south, north, west, east } = boundingBox(centre, search.radiusKm);
    return (await everyStore())
      .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
      .map((store) => ({ store, distanceKm: distanceKm(centre, store) }))
      .filter((found) => found.distanceKm <= search.radiusKm)
      .toSorted((a, b) => a.distanceKm - b.distanceKm || (a.store.storeNumber < b.store.storeNumber ? -1 : 1));
  }

  const byIds = (ids: readonly string[]): Promise<PhysicalStore[]> => storesById(db, ids);
  const byId = async (id: string): Promise<PhysicalStore | null> => (await byIds([id]))[0] ?? null;

  return {
    async search(search) {
      const found = await candidates(search);
      return found
        .filter(({ store }) => (search.services ?? []).every((service) => store.services.includes(service)))
        .filter(({ store }) => (search.partNumbers ?? []).every((partNumber) => shelfStock(store, partNumber) > 0))
        .slice(0, search.maxItems);
    },
    byId,
    byIds,
    async stock(physicalStoreId, partNumber) {
      const store = await byId(physicalStoreId);
      return store ? shelfStock(store, partNumber) : 0;
    },
  };
}
