import type { ShopRoutes } from '@sightline/shared-lib/domain/routing';
import type { FastifyInstance } from 'fastify';

import { robotsText } from './robots';
import { sitemapIndex } from './sitemapXml';

export const XML = 'application/xml; charset=utf-8';

const ONE_DAY = 86_400;

/** What search engines ask first; `routes` are the addresses of this moment. */
export function seoRoutes(app: FastifyInstance, shopOrigin: string, routes: () => ShopRoutes): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsText(shopOrigin, routes())));
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type(XML).header('cache-control', `public, max-age=${ONE_DAY}`).send(sitemapIndex(shopOrigin)),
  );
}
