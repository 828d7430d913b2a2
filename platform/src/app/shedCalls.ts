import { canWait, Overloaded } from '@sightline/shared-lib/domain/load';
import type { LoadShedding } from '@sightline/shared-lib/domain/load';

import type { HttpApp } from '../kernel';

/**
 * Lets searches and lists wait for their turn, and refuses them with 503 when it does not come (PLAT-08). Bag, checkout and payment never ask:
 * they stand behind as many searches as are under way, and no more.
 */
export function shedCalls(app: HttpApp, shedding: LoadShedding): void {
  // After the hooks of the route's own service, in whose form a refusal is answered.
  app.addHook('preHandler', async (request, reply) => {
    // The pattern of the route: an address can be spelled in many ways.
    const query = request.url.slice(request.url.indexOf('?') + 1);
    if (!canWait(request.routeOptions.url ?? '', query)) return;
    try {
      const end = await shedding.turn();
      // Also when whoever asked has hung up.
      if (reply.raw.closed) end();
      else reply.raw.once('close', end);
    } catch (error) {
      if (error instanceof Overloaded) reply.header('retry-after', String(error.seconds));
      throw error;
    }
  });
}
