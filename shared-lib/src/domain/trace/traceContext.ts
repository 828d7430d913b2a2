/** Where in a trace something happens: the names are those of W3C Trace Context. */
export interface TraceContext {
  /** 32 hexadecimal digits, the same from the first server to the database. */
  readonly traceId: string;
  /** 16 hexadecimal digits of the span that is under way. */
  readonly spanId: string;
  /** Whether the trace is exported; who begins it decides for all. */
  readonly sampled: boolean;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The trace that a caller is in; null for none and for what is none. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, traceId, spanId, flags = '0'] = TRACEPARENT.exec(header ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 } : null;
}

export const traceparentOf = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newSpanId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(8)));

/**
 * The trace of a request that no trace has reached. The id of a request that is a UUID is the trace's as well, so that the lines of the log and the
 * spans have one id.
 */
export function traceIdOf(requestId: string): string {
  const digits = requestId.toLowerCase().replaceAll('-', '');
  return /^(?!0{32})[0-9a-f]{32}$/.test(digits) ? digits : hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether a trace is among the share that is exported: the same for all processes, since the id decides. */
export const isSampled = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;
