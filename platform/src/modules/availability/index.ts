import type { Clock, Db, RoutePlugin } from '../../kernel';
import type { InventoryService } from '../inventory';
import { availabilityRoutes } from './availability.routes';
import { createAvailabilityService } from './availability.service';
import type { AvailabilityService, ColourDirectory } from './availability.service';

export type { AvailabilityService, ColourDirectory, ColourOfModel } from './availability.service';

/** Availability by article and by model and colour; it keeps no table of its own. */
export function createAvailabilityModule(deps: {
  db: Db;
  clock: Clock;
  inventory: InventoryService;
  directory: ColourDirectory;
}): {
  routes: RoutePlugin;
  service: AvailabilityService;
} {
  const service = createAvailabilityService(deps.db, deps.clock, deps.inventory, deps.directory);
  return { routes: availabilityRoutes(service), service };
}
