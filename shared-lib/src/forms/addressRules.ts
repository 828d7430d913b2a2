import type { FormFieldConfig, Translate } from '../contracts';
import { addressWord, cleanPostcode, postcodeProblem } from '../domain/address';
import { cleanFiscalCode, isItalianFiscalCode } from '../domain/validation';

import { formSchema, type FormSchema, type TextRule } from './formSchema';
import { boundedRule } from './lengthRule';
import { mistakeWords, missingWords } from './mistakes';
import { emailRule, nameRule, nickNameRule, phoneRule } from './personRules';

/** What a field of an address is called: a state here is a province there. */
export function addressLabel(t: Translate, name: string, country: string): string {
  return t(`Form.Label.${addressWord(name, country)}`);
}

function postcodeWords(t: Translate, typed: string, country: string): string | null {
  const value = cleanPostcode(country, typed);
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
  const cleaned: Readonly<Record<string, (value: string) => string>> = {
    zipCode: (value) => cleanPostcode(country, value),
    fiscalCode: cleanFiscalCode,
  };
  const { judge } = known[name] ?? {};
  return boundedRule(
    t,
    { ...(required ? { missing: missingWords(t, addressWord(name, country)) } : {}), ...(judge ? { judge } : {}) },
    { label: addressLabel(t, name, country), most: maxLength, ...(cleaned[name] ? { clean: cleaned[name] } : {}) },
  );
}

/** Rules of an address by the fields that the store asks for, in the words of a country of two letters, lower case (SITE-07, CHK-03). */
export function addressRules(
  fields: readonly FormFieldConfig[],
  country: string,
  t: Translate,
): Readonly<Record<string, TextRule>> {
  return Object.fromEntries(fields.map((field) => [field.name, ruleOf(field, country, t)]));
}

/** The same as a form of its own. */
export function addressSchema(
  fields: readonly FormFieldConfig[],
  country: string,
  t: Translate,
  isNamed = false,
): FormSchema {
  return formSchema({ ...(isNamed ? { nickName: nickNameRule(t) } : {}), ...addressRules(fields, country, t) });
}
