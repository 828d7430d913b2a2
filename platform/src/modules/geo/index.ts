import { addRoutes, dataFile } from '../../kernel';
import type { MigrationSet, RoutePlugin } from '../../kernel';
import { geoRoutes } from './geo.routes';
import { createGeoService } from './geo.service';
import type { GeoService } from './geo.service';
import { mapRoutes } from './map.routes';
import { createMapService } from './map.service';

export { geoCountries, isGeoCountry, stateCode } from './geo.countries';
export type { GeoCountry } from './geo.countries';
export type { City } from './geo.cities';
export { foldCode, foldName } from './geo.folding';
export type { GeoService, Place } from './geo.service';

/** Look-up of towns and postal codes, and the map that names them, from `data/geo`; `folder` names another place for the files. */
export function createGeoModule(options: { folder?: string } = {}): {
  routes: RoutePlugin;
  service: GeoService;
  migrations: MigrationSet;
  /** Reads what the map is drawn from, before somebody waits for it. */
  warmMap: () => Promise<void>;
} {
  const service = createGeoService(options.folder ?? dataFile('geo'));
  const map = createMapService(service);
  const routes: RoutePlugin = (app) => {
    addRoutes(app, geoRoutes(service));
    addRoutes(app, mapRoutes(map));
  };
  return { routes, service, migrations: {}, warmMap: () => map.warm() };
}
