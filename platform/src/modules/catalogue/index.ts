import type { MigrationSet, RoutePlugin } from '../../kernel';
import { catalogueMigrations } from './catalogue.migrations';
import { catalogueRoutes } from './catalogue.routes';
import { createCatalogueService } from './catalogue.service';
import type { CatalogueDeps, CatalogueService } from './catalogue.service';
import type { ProductFinder } from './products.answer';
import { createWordFinder } from './wordFinder';

export { codesOf } from './attribute.domain';
export type { CatalogueDeps, CatalogueService, Reading, SkuFacts } from './catalogue.service';
export type { ProductFinder } from './products.answer';

/** The catalogue: products, items, categories, prices. `finder` answers `searchTerm`; words are compared without one. */
export function createCatalogueModule(
  deps: CatalogueDeps & { finder?: (service: CatalogueService) => ProductFinder },
): {
  routes: RoutePlugin;
  service: CatalogueService;
  migrations: MigrationSet;
} {
  const service = createCatalogueService(deps);
  const finder = deps.finder?.(service) ?? createWordFinder(service);
  return { routes: catalogueRoutes(service, finder), service, migrations: catalogueMigrations };
}
