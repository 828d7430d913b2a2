import { AsyncLocalStorage } from 'node:async_hooks';

import {
  beginRequest,
  createTraceExport,
  requestSpan,
  traceparentOf,
  type RequestTrace,
  type TraceSettings,
} from '@sightline/shared-lib/domain/trace';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place in a trace; none where nothing is traced. */
    trace?: RequestTrace;
  }
}

const current = new AsyncLocalStorage<RequestTrace>();

/** What tells the platform the trace of a request, or of the one that is answered at this moment. */
export function traceHeaders(trace = current.getStore()): Readonly<Record<string, string>> {
  return trace ? { traceparent: traceparentOf(trace) } : {};
}

/**
 * Tells a collector of every answer that passes the framework. What browsers say of traces is not believed: a trace begins here, with the id that the
 * log has, and calls tell it in their answers.
 */
export function traceRequests(app: FastifyInstance, settings: TraceSettings, log: Pick<Logger, 'warn'>): void {
  const spans = createTraceExport(settings, (error) => log.warn({ err: error }, 'traces cannot be exported'));
  app.addHook('onRequest', (request, reply, done) => {
    const trace = beginRequest({ requestId: request.id, share: settings.share, now: Date.now() });
    request.trace = trace;
    // A page may be kept for others, who have traces of their own.
    if (trace.sampled && !request.is404)
      reply.raw.setHeader('server-timing', `traceparent;desc="${traceparentOf(trace)}"`);
    current.run(trace, done);
  });
  app.addHook('onResponse', async ({ trace, method, routeOptions }, reply) => {
    if (!trace?.sampled) return;
    const [route, status] = [routeOptions.url ?? 'page', reply.raw.statusCode];
    spans.add(requestSpan(trace, { method, route, status, now: Date.now() }));
  });
  app.addHook('onClose', () => spans.close());
}
