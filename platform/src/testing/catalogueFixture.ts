import { OWN_TILES } from '@sightline/shared-lib/domain/store';
import { addRoutes, createHttpApp, migrate, testClock } from '../kernel';
import type { Authenticator, HttpApp, MigrationSet, OpenDatabase } from '../kernel';
import { createAvailabilityModule } from '../modules/availability';
import { createCatalogueModule } from '../modules/catalogue';
import type { CatalogueService } from '../modules/catalogue';
import { createInventoryModule } from '../modules/inventory';
import type { InventoryService, ShelfDirectory, StockNoticeService } from '../modules/inventory';
import { createDeliveryPromises } from '../modules/shipping';
import { createStoreConfigModule } from '../modules/storeConfig';
import { catalogueSeed } from '../seed/catalogue/catalogue.seed';
import { seedDatabase } from '../seed/seedDatabase';
import { seedMigrations } from '../seed/seed.migrations';
import { openTestDatabase } from './testDatabase';

/** A seeded catalogue of a few of everything, with its calls. */
export interface CatalogueFixture {
  opened: OpenDatabase;
  app: HttpApp;
  catalogue: CatalogueService;
  inventory: InventoryService;
  notices: StockNoticeService;
  clock: ReturnType<typeof testClock>;
  /** What the database went through, for tests that add their own tables. */
  migrations: readonly MigrationSet[];
  close(): Promise<void>;
}

/** Two branches; only the first has anything, three pieces of each article. */
const branches = [
  { physicalStoreId: '71', name: 'Main Street' },
  { physicalStoreId: '72', name: 'Mill Lane' },
];
const shelves: ShelfDirectory = {
  byIds: async (ids) => branches.filter(({ physicalStoreId }) => ids.includes(physicalStoreId)),
  stock: async (id) => (id === '71' ? 3 : 0),
};

/** Opens a test database, seeds the small range and composes the catalogue's modules. */
export async function openCatalogueFixture(authenticator?: Authenticator): Promise<CatalogueFixture> {
  const opened = await openTestDatabase();
  const { db } = opened;
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const inventory = createInventoryModule(db, clock);
  const catalogue = createCatalogueModule({ db, clock, inventory: inventory.service });
  const availability = createAvailabilityModule({
    db,
    clock,
    inventory: inventory.service,
    directory: catalogue.service,
  });
  const stores = createStoreConfigModule({
    shopOrigin: 'http://localhost:3000',
    gatewayOrigin: 'http://localhost:3101',
    partnerOrigin: 'http://localhost:3102',
    mapTiles: OWN_TILES,
    signInProviders: [],
    accountsOnly: [],
  });
  const migrations = [catalogue.migrations, inventory.migrations, seedMigrations];
  await migrate(db, migrations);
  await seedDatabase(db, { contributors: [catalogueSeed], small: true, clock });
  const app = createHttpApp(authenticator ? { authenticator } : {});
  for (const routes of [
    catalogue.routes,
    inventory.routes(catalogue.service, createDeliveryPromises(), shelves),
    availability.routes,
    stores.routes,
  ]) {
    addRoutes(app, routes);
  }
  return {
    opened,
    app,
    catalogue: catalogue.service,
    inventory: inventory.service,
    notices: inventory.notices,
    clock,
    migrations,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
