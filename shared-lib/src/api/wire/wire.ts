import * as v from 'valibot';

/**
 * Building blocks for reading answers of the platform (contract 2): booleans and numbers may be texts, texts may be
 * padded or numbers, lists may be missing or a single record, unknown fields are ignored.
 */

const scalar = v.union([v.string(), v.number(), v.boolean()]);

/** Text, trimmed; empty when absent. */
export const text = v.pipe(
  v.optional(v.nullable(v.fallback(v.nullable(scalar), null)), null),
  v.transform((value) => (value === null ? '' : String(value).trim())),
);

/** A text that must be there: ids and tokens. */
export const id = v.pipe(
  scalar,
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);

/** Boolean, or one of the texts true, TRUE, 1, Y, on. */
export const flag = v.pipe(
  text,
  v.transform((value) => /^(true|1|y|yes|on)$/i.test(value)),
);

/** Number or numeric text; zero when absent or unreadable. */
export const count = v.pipe(
  text,
  v.transform((value) => finiteOr(value, 0)),
);

/** Number or numeric text; null when absent or unreadable. */
export const numberOrNull = v.pipe(
  text,
  v.transform((value) => finiteOr(value, null)),
);

function finiteOr<Default>(value: string, otherwise: Default): number | Default {
  const parsed = value === '' ? Number.NaN : Number(value);
  return Number.isFinite(parsed) ? parsed : otherwise;
}

/** Amount as it came, number or text; decode it with the currency beside it. */
export const amount = v.optional(v.nullable(v.union([v.string(), v.number()])), null);

/** A list; an absent one is empty, a single record is a list of one. */
export function list<Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.optional(v.nullable(v.unknown()), null),
    v.transform((value) => (value === null || value === undefined || value === '' ? [] : [value].flat())),
    v.array(item),
  );
}

/** A record that may be missing. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(v.fallback(v.nullable(schema), null)), null);
}

/** Time stamp or ISO date -> epoch milliseconds; null when absent or unreadable. */
export const instant = v.pipe(
  text,
  v.transform((value) => {
    const at = /^\d{10,}$/.test(value) ? Number(value) : Date.parse(value);
    return Number.isFinite(at) ? at : null;
  }),
);

/** A value that the platform sends as itself or as JSON text (store configuration). */
export function jsonText<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.optional(v.unknown(), null), v.transform(parsedJson), schema);
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}
