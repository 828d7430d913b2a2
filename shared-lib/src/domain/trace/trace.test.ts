import { beginRequest, newSpanId, readTraceSettings, requestSpan, traceparentOf } from '.';
import { otlpTraces } from './otlp';

const REQUEST = '0af76519-16cd-43dd-8448-eb211c80319c';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`;

const begin = (more: Partial<Parameters<typeof beginRequest>[0]> = {}) =>
  beginRequest({ requestId: REQUEST, share: 1, now: 1_000, ...more });

describe('a trace', () => {
  it('has the id of its request where that is a UUID, else one of its own', () => {
    expect(begin()).toMatchObject({ traceId: TRACE, sampled: true, start: 1_000 });
    for (const requestId of ['', 'made up', '0'.repeat(32), `${REQUEST}0`])
      expect([requestId, begin({ requestId }).traceId]).toEqual([
        requestId,
        expect.stringMatching(/^(?!0{32})[0-9a-f]{32}$/),
      ]);
  });

  it('continues the caller’s, who decides whether it is exported', () => {
    const trace = begin({ requestId: 'other', traceparent: CALLER, share: 0 });
    expect(trace).toMatchObject({ traceId: TRACE, parentId: 'b7ad6b7169203331', sampled: true });
    expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-01`);
    expect(begin({ traceparent: CALLER.replace(/01$/, '00') }).sampled).toBe(false);
    for (const traceparent of [
      '',
      'x',
      `01${CALLER.slice(2)}`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `${CALLER}-x`,
    ])
      expect([traceparent, begin({ traceparent }).parentId]).toEqual([traceparent, undefined]);
  });

  it('is exported for its share of requests, the same one by every server', () => {
    const low = '0af76519-16cd-43dd-8448-eb2110000000';
    expect([0, 0.05, 0.07, 1].map((share) => begin({ requestId: low, share }).sampled)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is told as OTLP wants it, in nanoseconds, with failures marked', () => {
    const trace = begin({ now: 1_796_000_000_000.5 });
    const span = requestSpan(trace, { method: 'GET', route: '/orders/:id', status: 502, now: 1_796_000_000_012 });
    const { resourceSpans } = otlpTraces('shell', [
      span,
      { ...span, failed: false, parentId: newSpanId(), kind: 'client' },
    ]);
    const [first, second] = resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
    expect(resourceSpans[0]?.resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'shell' } }]);
    expect(first).toEqual({
      traceId: TRACE,
      spanId: trace.spanId,
      name: 'GET /orders/:id',
      kind: 2,
      startTimeUnixNano: '1796000000000500000',
      endTimeUnixNano: '1796000000012000000',
      attributes: [
        { key: 'http.request.method', value: { stringValue: 'GET' } },
        { key: 'http.route', value: { stringValue: '/orders/:id' } },
        { key: 'http.response.status_code', value: { intValue: '502' } },
      ],
      status: { code: 2 },
    });
    expect(second).toMatchObject({ kind: 3, parentSpanId: expect.stringMatching(/^[0-9a-f]{16}$/), status: {} });
  });

  it('is configured by OpenTelemetry’s own variables, and off without a collector', () => {
    expect(readTraceSettings({}, 'shell')).toBeNull();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, tenant=shop',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(readTraceSettings(environment, 'shell')).toEqual({
      endpoint: 'http://collector:4318',
      service: 'shell',
      headers: { authorization: 'Bearer x', tenant: 'shop' },
      share: 0.1,
    });
    expect(() => readTraceSettings({ ...environment, OTEL_TRACES_SAMPLER_ARG: '2' }, 'shell')).toThrow('a share');
  });
});
