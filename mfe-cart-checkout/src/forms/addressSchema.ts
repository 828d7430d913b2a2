import type { FormFieldConfig, Translate } from '@sightline/shared-lib/contracts';
import { addressWord, postcodeProblem } from '@sightline/shared-lib/domain/address';
import { isEmail, isItalianFiscalCode, isPhone } from '@sightline/shared-lib/domain/validation';
import * as v from 'valibot';

/** Texts of an address form by the store's field names (SITE-07). */
export type AddressValues = Record<string, string>;

type FieldSchema = v.GenericSchema<unknown, unknown>;

/** Says that a field is empty, in the words of the country as well: a province is not a state. */
function missingKey(name: string, country: string): string {
  return `Form.Missing.${addressWord(name, country)}`;
}

/** What is wrong with a filled field, in words; null when it is right. */
function problemOf(name: string, value: string, country: string, t: Translate): string | null {
  if (name === 'email1' && !isEmail(value)) return t('Form.Wrong.Email', { value });
  if (name === 'phone1' && !isPhone(value)) return t('Form.Wrong.Phone', { value });
  if (name === 'fiscalCode' && country === 'it' && !isItalianFiscalCode(value)) return t('Form.Wrong.FiscalCode');
  if (name !== 'zipCode') return null;
  const problem = postcodeProblem(country, value);
  if (!problem) return null;
  const label = t(`Form.Label.${addressWord(name, country)}`);
  if (problem.kind === 'form') return t('Form.Wrong.Postcode', { label, value, example: problem.example });
  return t('Form.Wrong.Digits', { label, value, count: problem.digits, needed: problem.needed });
}

function fieldSchema(field: FormFieldConfig, country: string, t: Translate): FieldSchema {
  const label = t(`Form.Label.${addressWord(field.name, country)}`);
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '') {
        if (field.required) addIssue({ message: t(missingKey(field.name, country)) });
        return;
      }
      const problem = problemOf(field.name, value, country, t);
      if (problem) addIssue({ message: problem });
      else if (value.length > field.maxLength)
        addIssue({ message: t('Form.TooLong', { label, count: field.maxLength }) });
    }),
  );
}

/** Judges an address by the fields the store asks for (SITE-07, CHK-03). */
export function addressSchema(
  fields: readonly FormFieldConfig[],
  country: string,
  t: Translate,
): v.GenericSchema<Record<string, unknown>, Record<string, unknown>> {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, country, t)]))) as never;
}
