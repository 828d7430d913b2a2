import type { Release, RemoteName } from '@sightline/shared-lib/contracts';
import { routesWith, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

/** What the releases of one request or document provide. */
export type Provisions = Readonly<Record<RemoteName, Pick<Release, 'provides'>>>;

const known = new WeakMap<Provisions, ShopRoutes>();

/** The addresses of the shop with these releases: the route table, and what they bring along. */
export function routesOf(releases: Provisions): ShopRoutes {
  const before = known.get(releases);
  if (before) return before;
  const routes = routesWith(Object.values(releases).flatMap(({ provides }) => provides.routes ?? []));
  known.set(releases, routes);
  return routes;
}
