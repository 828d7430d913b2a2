import type { Db, MigrationSet, RoutePlugin } from '../../kernel';
import { inventoryMigrations } from './inventory.migrations';
import { inventoryRoutes } from './inventory.routes';
import type { ArticleDirectory } from './inventory.routes';
import { createInventoryService } from './inventory.service';
import type { InventoryService } from './inventory.service';

export type { ArticleDirectory } from './inventory.routes';
export type { InventoryService, Reservation, StockLevel, StockLine } from './inventory.service';
export { INFINITE } from './inventory.tables';

/** The stock. The catalogue needs the service before the routes can name articles, hence two steps. */
export function createInventoryModule(db: Db): {
  routes(directory: ArticleDirectory): RoutePlugin;
  service: InventoryService;
  migrations: MigrationSet;
} {
  const service = createInventoryService();
  return { routes: (directory) => inventoryRoutes(db, service, directory), service, migrations: inventoryMigrations };
}
