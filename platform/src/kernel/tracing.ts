import { AsyncLocalStorage } from 'node:async_hooks';

import { beginRequest, createTraceExport, newSpanId, requestSpan } from '@sightline/shared-lib/domain/trace';
import type { RequestTrace, TraceExport, TraceSettings } from '@sightline/shared-lib/domain/trace';
import type { LogEvent } from 'kysely';

import type { HttpApp } from './http';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its place in a trace, and where its spans go; none where nothing is traced. */
    traced?: { readonly trace: RequestTrace; readonly spans: TraceExport };
  }
}

const current = new AsyncLocalStorage<{ readonly trace: RequestTrace; readonly spans: TraceExport }>();

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/** Tells the trace of the request that asks of a query: what it does with which table, and nothing that it was given. */
export function traceQuery(event: LogEvent): void {
  const traced = current.getStore();
  if (!traced?.trace.sampled) return;
  const [, operation = 'query'] = OPERATION.exec(event.query.sql) ?? [];
  const [, table] = TABLE.exec(event.query.sql) ?? [];
  const end = Date.now();
  traced.spans.add({
    traceId: traced.trace.traceId,
    spanId: newSpanId(),
    parentId: traced.trace.spanId,
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    start: end - event.queryDurationMillis,
    end,
    failed: event.level === 'error',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table ? { 'db.collection.name': table } : {}),
    },
  });
}

/** Tells a collector of every answer and of the queries that it took; the shop's shells say to which trace a call belongs. */
export function traceRequests(app: HttpApp, settings: TraceSettings): void {
  const spans = createTraceExport(settings, (error) => app.log.warn({ err: error }, 'traces cannot be exported'));
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const caller = typeof traceparent === 'string' ? { traceparent } : {};
    const trace = beginRequest({ requestId: request.id, ...caller, share: settings.share, now: Date.now() });
    request.traced = { trace, spans };
    current.run(request.traced, done);
  });
  app.addHook('onResponse', async ({ traced, method, routeOptions }, { statusCode: status }) => {
    if (!traced?.trace.sampled) return;
    spans.add(requestSpan(traced.trace, { method, route: routeOptions.url ?? 'none', status, now: Date.now() }));
  });
  app.addHook('onClose', () => spans.close());
}
