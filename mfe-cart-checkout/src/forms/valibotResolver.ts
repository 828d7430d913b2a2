import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Lets a valibot schema, chosen by what has been typed so far, judge a form; the first problem of each field is told. */
export function valibotResolver<Values extends FieldValues>(
  schemaFor: (values: Values) => v.GenericSchema<Record<string, unknown>, Record<string, unknown>>,
): Resolver<Values> {
  return (values) => {
    const result = v.safeParse(schemaFor(values), values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      const field = String(issue.path?.[0]?.key ?? '');
      errors[field] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
