import type { FormFieldConfig, Translate } from '../contracts';
import { addressWord, postcodeProblem } from '../domain/address';
import { isItalianFiscalCode } from '../domain/validation';

import { formSchema, type FormSchema, type TextRule } from './formSchema';
import { mistakeWords, missingWords } from './mistakes';
import { emailRule, nameRule, nickNameRule, phoneRule } from './personRules';

/** What a field of an address is called: a state here is a province there. */
export function addressLabel(t: Translate, name: string, country: string): string {
  return t(`Form.Label.${addressWord(name, country)}`);
}

function postcodeWords(t: Translate, typed: string, country: string): string | null {
  const value = typed.trim();
  const problem = postcodeProblem(country, value);
  if (!problem) return null;
  const label = addressLabel(t, 'zipCode', country);
  if (problem.kind === 'form') return mistakeWords(t, 'postcode', { label, value, example: problem.example });
  return mistakeWords(t, 'postcodeDigits', { label, value, count: problem.digits, needed: problem.needed });
}

/** A postal code on its own. */
export function postcodeRule(t: Translate, country: string): TextRule {
  return {
    missing: missingWords(t, addressWord('zipCode', country)),
    judge: (value) => postcodeWords(t, value, country),
  };
}

function ruleOf({ name, required, maxLength }: FormFieldConfig, country: string, t: Translate): TextRule {
  const known: Readonly<Record<string, TextRule>> = {
    firstName: nameRule(t, 'firstName'),
    lastName: nameRule(t, 'lastName'),
    email1: emailRule(t),
    phone1: phoneRule(t),
    zipCode: postcodeRule(t, country),
    fiscalCode: {
      judge: (value) => (country !== 'it' || isItalianFiscalCode(value) ? null : mistakeWords(t, 'fiscalCode')),
    },
  };
  return {
    ...(required ? { missing: missingWords(t, addressWord(name, country)) } : {}),
    judge: (value) => {
      const problem = known[name]?.judge?.(value);
      if (problem) return problem;
      const isLong = value.trim().length > maxLength;
      return isLong ? mistakeWords(t, 'tooLong', { label: addressLabel(t, name, country), count: maxLength }) : null;
    },
  };
}

/** An address by the fields that the store asks for, in the words of a country of two letters, lower case (SITE-07, CHK-03). */
export function addressSchema(
  fields: readonly FormFieldConfig[],
  country: string,
  t: Translate,
  isNamed = false,
): FormSchema {
  const rules = fields.map((field) => [field.name, ruleOf(field, country, t)] as const);
  return formSchema({ ...(isNamed ? { nickName: nickNameRule(t) } : {}), ...Object.fromEntries(rules) });
}
