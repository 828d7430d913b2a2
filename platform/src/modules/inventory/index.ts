import { addRoutes, systemClock } from '../../kernel';
import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import { inventoryMigrations } from './inventory.migrations';
import { inventoryRoutes } from './inventory.routes';
import type { ArticleDirectory, PromiseDirectory, ShelfDirectory } from './inventory.routes';
import { createInventoryService } from './inventory.service';
import type { InventoryService } from './inventory.service';
import { stockNoticeRoutes } from './stockNotice.routes';
import { createStockNoticeService } from './stockNotice.service';
import type { StockNoticeService } from './stockNotice.service';

export type { ArticleDirectory, PromiseDirectory, ShelfDirectory } from './inventory.routes';
export type { InventoryService, Reservation, StockLevel, StockLine } from './inventory.service';
export type { ArticleNames, StockNotice, StockNoticeService } from './stockNotice.service';
export { INFINITE } from './inventory.tables';

/** The stock. The catalogue needs the service before the routes can name articles, hence two steps. */
export function createInventoryModule(
  db: Db,
  clock: Clock = systemClock,
): {
  routes(directory: ArticleDirectory, promises: PromiseDirectory, shelves?: ShelfDirectory): RoutePlugin;
  service: InventoryService;
  notices: StockNoticeService;
  migrations: MigrationSet;
} {
  const service = createInventoryService();
  const notices = createStockNoticeService(db, clock);
  return {
    routes: (directory, promises, shelves) => (app) => {
      addRoutes(app, inventoryRoutes(db, service, directory, promises, shelves));
      addRoutes(app, stockNoticeRoutes(notices, directory));
    },
    service,
    notices,
    migrations: inventoryMigrations,
  };
}
