import { readJson } from '../../kernel';

/** What a handler answers, whatever carries it. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A refused request: section 4.4 and 9.2 of the contract. */
export interface Fault {
  readonly ok: false;
  readonly status: number;
  readonly message: string;
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Fault;

export function succeed<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refuse(status: number, message: string): Fault {
  return { ok: false, status, message };
}

/** The wire form of a fault. */
export function faultAnswer({ status, message }: Fault): Answer {
  return { status, body: { message, status } };
}

/** Members of a JSON object, undefined for anything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** Reads a JSON object from text or takes a parsed one; an empty body is an empty object. */
export function readBody(body: unknown): Outcome<Readonly<Record<string, unknown>>> {
  let value = body;
  if (typeof body === 'string' || body === undefined || body === null) {
    const reading = readJson(typeof body === 'string' && body.trim() !== '' ? body : '{}');
    if (!reading.ok) return refuse(400, reading.message);
    value = reading.value;
  }
  const object = asObject(value);
  return object ? succeed(object) : refuse(400, 'The request body must be a JSON object');
}
