import type { Span } from './otlp';
import { isSampled, newSpanId, readTraceparent, traceIdOf, type TraceContext } from './traceContext';

/** A request that a server has begun to answer. */
export interface RequestTrace extends TraceContext {
  readonly parentId?: string;
  readonly start: number;
}

interface BeginOptions {
  readonly requestId: string;
  /** The caller's header, where the caller is one of the shop's own servers; others begin no trace here. */
  readonly traceparent?: string | undefined;
  readonly share: number;
  readonly now: number;
}

/** The place of a request in its trace: within the caller's, else the first of a new one. */
export function beginRequest({ requestId, traceparent, share, now }: BeginOptions): RequestTrace {
  const caller = readTraceparent(traceparent);
  const traceId = caller?.traceId ?? traceIdOf(requestId);
  return {
    traceId,
    spanId: newSpanId(),
    sampled: caller?.sampled ?? isSampled(traceId, share),
    start: now,
    ...(caller ? { parentId: caller.spanId } : {}),
  };
}

interface Answered {
  readonly method: string;
  /** A pattern: an address holds numbers of orders. */
  readonly route: string;
  readonly status: number;
  readonly now: number;
}

export function requestSpan(
  { traceId, spanId, parentId, start }: RequestTrace,
  { method, route, status, now }: Answered,
): Span {
  return {
    traceId,
    spanId,
    ...(parentId ? { parentId } : {}),
    name: `${method} ${route}`,
    kind: 'server',
    start,
    end: now,
    failed: status >= 500,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
  };
}
