import { addRoutes, type RoutePlugin } from '../kernel';
import { guardAttributes } from '../modules/order';

/** Mounts a module's routes under the transaction service's address (contract 1). */
export function onTransactionService(routes: RoutePlugin): RoutePlugin {
  return (app) =>
    addRoutes(
      app,
      async (scope) => {
        guardAttributes(scope);
        await routes(scope);
      },
      '/wcs/resources',
    );
}
