/** What happened within a trace. Names and attributes are patterns, kinds and numbers: never an address, a parameter or a person. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** None of the first. */
  readonly parentId?: string;
  readonly name: string;
  readonly kind: 'server' | 'client';
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const KINDS = { server: 2, client: 3 } as const;
const ERROR = 2;
const SCOPE = 'sightline';

const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) };

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Whole nanoseconds as text: they are beyond what a number holds. */
const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

/** Spans as OTLP wants them in JSON (opentelemetry-proto, trace/v1). */
export function otlpTraces(service: string, spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': service }) },
        scopeSpans: [
          {
            scope: { name: SCOPE },
            spans: spans.map(({ traceId, spanId, parentId, name, kind, start, end, failed, attributes }) => ({
              traceId,
              spanId,
              ...(parentId ? { parentSpanId: parentId } : {}),
              name,
              kind: KINDS[kind],
              startTimeUnixNano: nanoseconds(start),
              endTimeUnixNano: nanoseconds(end),
              attributes: attributesOf(attributes),
              status: failed ? { code: ERROR } : {},
            })),
          },
        ],
      },
    ],
  };
}
