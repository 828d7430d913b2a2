import * as v from 'valibot';

/** Texts of a form, by field name. */
export type TextValues = Record<string, string>;

/** Judges what was typed, all fields at once; each issue's message is what the shopper reads. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** A field: the words for leaving it empty (absent for optional ones), and what is wrong with a filled one, null when it is right. */
export interface TextRule {
  readonly missing?: string;
  readonly judge?: (value: string) => string | null;
}

function textSchema({ missing, judge }: TextRule) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const isEmpty = dataset.value.trim() === '';
      const message = isEmpty ? missing : judge?.(dataset.value);
      if (message) addIssue({ message });
    }),
  );
}

/** A schema of text fields, in the order of the form. */
export function formSchema(rules: Readonly<Record<string, TextRule>>): FormSchema {
  return v.object(Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, textSchema(rule)])));
}

/** A schema of fields that are judged together: one problem a field, in words, in the order of the form. */
export function jointSchema(
  problemsOf: (values: Record<string, unknown>) => Readonly<Record<string, string>>,
): FormSchema {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [name, message] of Object.entries(problemsOf(dataset.value))) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: name, value: dataset.value[name] }],
        });
      }
    }),
  );
}

/** The same rule for a field that may stay empty. */
export function optionalRule({ judge }: TextRule): TextRule {
  return judge ? { judge } : {};
}
