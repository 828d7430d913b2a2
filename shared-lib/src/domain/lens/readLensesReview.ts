import type { LensChoice, LensesReview } from './lensReview';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Fields) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function choice(value: unknown): LensChoice | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const description = String(fields.description ?? '');
  return description ? { code: String(fields.code ?? ''), description } : null;
}

/** Reads `lensesReview`, record or JSON text, defensively; null when it is neither (ORD-05). */
export function readLensesReview(value: unknown): LensesReview | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const addOns = Array.isArray(fields.AddOns) ? fields.AddOns : [];
  return {
    type: choice(fields.Type),
    treatmentsFamily: choice(fields.TreatmentsFamily),
    color: choice(fields.Color),
    thickness: choice(fields.Thickness),
    addOns: addOns.flatMap((one) => choice(one) ?? []),
  };
}
