import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import { isToken, notFound } from '../kernel';
import type { HttpApp } from '../kernel';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Times every answer by its route, and answers `/metrics` in Prometheus' text format to whoever has the token. Routes are patterns: an address holds
 * numbers of orders.
 */
export function measureAnswers(app: HttpApp, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers, url }, reply) => {
    if (!isToken(headers.authorization ?? '', `Bearer ${token}`)) throw notFound(url);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
