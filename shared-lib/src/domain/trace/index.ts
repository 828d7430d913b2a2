/** Traces in the form of OpenTelemetry, without any person in them. */
export { beginRequest, requestSpan } from './requestSpan';
export type { RequestTrace } from './requestSpan';
export { newSpanId, traceparentOf } from './traceContext';
export { createTraceExport, readTraceSettings } from './traceExport';
export type { TraceExport, TraceSettings } from './traceExport';
export type { Span } from './otlp';
