import { Type } from 'typebox';

import { notFound } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { HIGHEST_ZOOM, LOWEST_ZOOM } from './map.domain';
import type { MapService } from './map.service';

const tileParams = Type.Object({
  z: Type.Integer({ minimum: LOWEST_ZOOM, maximum: HIGHEST_ZOOM }),
  x: Type.Integer({ minimum: 0, maximum: 2 ** HIGHEST_ZOOM - 1 }),
  y: Type.Integer({ minimum: 0, maximum: 2 ** HIGHEST_ZOOM - 1 }),
});

/** The map's tiles, in the numbering that map libraries and providers share (designed call, no counterpart in the product). */
export function mapRoutes(service: MapService): RoutePlugin {
  return (app) => {
    app.get('/geo/tiles/:z/:x/:y', { schema: { params: tileParams } }, async (request, reply) => {
      const { z, x, y } = request.params;
      if (Math.max(x, y) >= 2 ** z) throw notFound(`${z}/${x}/${y}`);
      void reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      void reply.type('image/svg+xml');
      return service.tile(request.params);
    });
  };
}
