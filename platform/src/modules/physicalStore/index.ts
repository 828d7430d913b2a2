import { addRoutes, dataFile, systemClock } from '../../kernel';
import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import type { GeoService } from '../geo';
import type { ForgetHandler } from '../identity';
import { forgetFavourites } from './favouriteStore.repository';
import { favouriteStoreRoutes } from './favouriteStore.routes';
import { generateBranches } from './physicalStore.generator';
import { physicalStoreMigrations } from './physicalStore.migrations';
import { replaceStores } from './physicalStore.repository';
import { physicalStoreRoutes } from './physicalStore.routes';
import { createPhysicalStoreService } from './physicalStore.service';
import type { PhysicalStoreService } from './physicalStore.service';

export { isFederalHoliday } from './holidays.domain';
export { hoursOn, weekdays } from './physicalStore.domain';
export type { FoundStore, OpeningHours, PhysicalStore, StoreService, Weekday } from './physicalStore.domain';
export type { PhysicalStoreService, StoreSearch } from './physicalStore.service';

/** Fills the tables with the chain's branches; `share` (0 to 1) makes a smaller chain. */
export async function seedPhysicalStores(
  db: Db,
  geo: GeoService,
  options: { folder?: string; share?: number } = {},
): Promise<number> {
  const stores = generateBranches(geo, options.folder ?? dataFile('stores'), options.share);
  await replaceStores(db, stores);
  return stores.length;
}

/** Branches, the locator's calls and favourite branches. */
export function createPhysicalStoreModule(deps: {
  db: Db;
  geo: GeoService;
  /** Says which holidays are near; the system's when left out. */
  clock?: Clock;
  /** What callers of the store-locator service carry; without one it refuses everybody. */
  authorization?: string;
}): {
  routes: RoutePlugin;
  service: PhysicalStoreService;
  migrations: MigrationSet;
  /** Forgets the favourites of shoppers who go; register it with `identity.service.onForget`. */
  forget: ForgetHandler;
} {
  const clock = deps.clock ?? systemClock;
  const service = createPhysicalStoreService(deps.db, deps.geo, clock);
  const routes: RoutePlugin = (app) => {
    addRoutes(app, physicalStoreRoutes(service, clock));
    addRoutes(app, favouriteStoreRoutes(deps.db, deps.authorization));
  };
  return {
    routes,
    service,
    migrations: physicalStoreMigrations,
    forget: async (trx, userIds) => {
      await forgetFavourites(trx, userIds);
      return [];
    },
  };
}
