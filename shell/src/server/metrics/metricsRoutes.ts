import type { FastifyInstance } from 'fastify';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { hasBearer } from '../http/bearer';

import type { ShellMetrics } from './metrics';

/** Answers `/metrics` to whoever has the token, and times every answer that passes the framework. */
export function metricsRoutes(app: FastifyInstance, metrics: ShellMetrics, token: string): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.routeOptions.url ?? 'page', reply.raw.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!hasBearer(headers, token)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .header('cache-control', KEPT_BY_NOBODY)
      .type(metrics.type)
      .send(await metrics.text());
  });
}
