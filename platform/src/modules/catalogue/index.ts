import { addRoutes } from '../../kernel';
import type { MigrationSet, RoutePlugin } from '../../kernel';
import { catalogueMigrations } from './catalogue.migrations';
import { catalogueRoutes } from './catalogue.routes';
import { createCatalogueService } from './catalogue.service';
import type { CatalogueDeps, CatalogueService } from './catalogue.service';
import { priceRoutes } from './price.routes';
import type { ProductFinder } from './products.answer';
import { createWordFinder } from './wordFinder';

export { codesOf } from './attribute.domain';
export type { CatalogueDeps, CatalogueService, Reading, SearchHit } from './catalogue.service';
export type { SkuFacts } from './skus';
export { localised } from './dictionary';
export { pricesOf } from './price.domain';
export { priceListOf } from './priceFields.domain';
export { categoryLevels } from './levels.domain';
export { segmentOffers } from './segmentOffers.domain';
export { searchedCodes } from './searchRecord.domain';
export type { ProductFinder } from './products.answer';

/** The catalogue: products, items, categories, prices. `finder` answers `searchTerm`, given the catalogue's own comparing of words to fall back on. */
export function createCatalogueModule(deps: CatalogueDeps & { finder?: (fallback: ProductFinder) => ProductFinder }): {
  routes: RoutePlugin;
  service: CatalogueService;
  migrations: MigrationSet;
} {
  const service = createCatalogueService(deps);
  const words = createWordFinder(service);
  const finder = deps.finder?.(words) ?? words;
  const routes: RoutePlugin = (app) => {
    addRoutes(app, catalogueRoutes(service, finder));
    addRoutes(app, priceRoutes(service));
  };
  return { routes, service, migrations: catalogueMigrations };
}
