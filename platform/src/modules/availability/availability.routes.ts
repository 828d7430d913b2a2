import { Type } from 'typebox';

import type { RoutePlugin } from '../../kernel';
import { BRAND, STORES, storeById } from '../storeConfig';
import type { AvailabilityService } from './availability.service';

const upcParams = Type.Object({ upc: Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' }) });
const upcQuery = Type.Object({ storeId: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) });
const fileParams = Type.Object({ storePrefix: Type.String({ pattern: `^${BRAND}([-_][a-z]{2,3})?$` }) });

/** The availability service and the configurator's file (contract 16, CAT-09). */
export function availabilityRoutes(service: AvailabilityService): RoutePlugin {
  return (app) => {
    app.get(
      '/api/upc/v2/:upc/availability',
      { schema: { params: upcParams, querystring: upcQuery } },
      async (request, reply) => {
        const storeId = storeById(request.query.storeId ?? '')?.storeId ?? storeOfCountry('us');
        const found = await service.ofArticle(storeId, request.params.upc);
        reply.header('access-control-allow-origin', '*');
        if (!found) return reply.status(404).send({ message: `The code ${request.params.upc} is not known.` });
        return found;
      },
    );

    app.get('/:storePrefix/availability.json', { schema: { params: fileParams } }, async (request, reply) => {
      const country = /[-_]([a-z]+)$/.exec(request.params.storePrefix)?.[1] ?? 'us';
      reply.header('cache-control', 'public, max-age=30, stale-while-revalidate=300');
      reply.header('access-control-allow-origin', '*');
      return service.ofColours(storeOfCountry(country));
    });
  };
}

function storeOfCountry(country: string): string {
  return (STORES.find((store) => store.country === country) ?? STORES[0])?.storeId ?? '';
}
