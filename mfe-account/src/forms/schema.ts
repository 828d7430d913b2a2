import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Text values of a form, by field name. */
export type TextValues = Record<string, string>;

/** What makes a filled field wrong, in words; null when it is right. */
export type Rule = (value: string, values: TextValues) => string | null;

/** A field: the words for leaving it empty (absent for optional ones) and what is checked once it is filled. */
export interface FieldRule {
  readonly missing?: string;
  readonly rules?: readonly Rule[];
}

function schemaOf(rule: FieldRule, values: TextValues) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const value = dataset.value.trim();
      if (value === '') {
        if (rule.missing) addIssue({ message: rule.missing });
        return;
      }
      const problem = rule.rules?.map((check) => check(dataset.value, values)).find((message) => message !== null);
      if (problem) addIssue({ message: problem });
    }),
  );
}

/** Judges a form by its rules; the first problem of each field is told (SITE-16). */
export function ruleResolver<Values extends FieldValues>(rules: Readonly<Record<string, FieldRule>>): Resolver<Values> {
  return (values) => {
    const typed = values as unknown as TextValues;
    const entries = Object.entries(rules).map(([name, rule]) => [name, schemaOf(rule, typed)] as const);
    const result = v.safeParse(v.object(Object.fromEntries(entries)), values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      errors[String(issue.path?.[0]?.key ?? '')] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
