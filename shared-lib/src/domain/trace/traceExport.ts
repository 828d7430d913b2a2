import { otlpTraces, type Span } from './otlp';

/** Where spans go, by OpenTelemetry's own variables. */
export interface TraceSettings {
  /** Base address of a collector, `http://collector:4318`. */
  readonly endpoint: string;
  readonly service: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of traces, 0 to 1. */
  readonly share: number;
}

export interface TraceExport {
  add(span: Span): void;
  /** Sends what waits, and stops. */
  close(): Promise<void>;
}

/** Spans go together this often; of more than a collector takes in that time the rest is dropped; the shop never waits for it. */
const PAUSE_MS = 2_000;
const MOST_WAITING = 2_048;
const LIMIT_MS = 5_000;

/** The settings from the environment; null where no collector is named, and then nothing is traced. */
export function readTraceSettings(
  environment: Readonly<Record<string, string | undefined>>,
  service: string,
): TraceSettings | null {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  const pairs = (environment['OTEL_EXPORTER_OTLP_HEADERS'] ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
  });
  const share = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1.');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    service: environment['OTEL_SERVICE_NAME'] || service,
    headers: Object.fromEntries(pairs),
    share,
  };
}

/** Sends spans to a collector behind whatever they tell of; a collector that is gone costs the shop nothing and is told once. */
export function createTraceExport(settings: TraceSettings, onFailure: (error: unknown) => void): TraceExport {
  const { endpoint, service, headers } = settings;
  let waiting: Span[] = [];
  let told = false;

  const send = async () => {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(otlpTraces(service, spans)),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok) throw new Error(`The collector of traces answers ${answer.status}.`);
      told = false;
    } catch (error) {
      if (!told) onFailure(error);
      told = true;
    }
  };

  const timer = setInterval(() => void send(), PAUSE_MS);
  (timer as { unref?: () => void }).unref?.();

  return {
    add: (span) => {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    close: () => {
      clearInterval(timer);
      return send();
    },
  };
}
