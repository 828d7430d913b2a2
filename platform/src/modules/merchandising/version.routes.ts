import type { RoutePlugin } from '../../kernel';
import type { MerchandisingService } from './merchandising.service';

/** `GET /rules/version`: whoever keeps pages made of searches learns there that the rules are others. */
export function versionRoutes(service: Pick<MerchandisingService, 'version'>): RoutePlugin {
  return (app) => {
    app.get('/rules/version', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ version: await service.version() }),
    );
  };
}
