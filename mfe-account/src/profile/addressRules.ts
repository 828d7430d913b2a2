import type { ContactInput } from '@sightline/shared-lib/api/contact';
import type { FormFieldConfig, Translate } from '@sightline/shared-lib/contracts';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { addressLines, addressWord, postcodeProblem } from '@sightline/shared-lib/domain/address';
import { isItalianFiscalCode } from '@sightline/shared-lib/domain/validation';

import { fieldRules } from '../forms/rules';
import type { FieldRule, TextValues } from '../forms/schema';
import { keyPart } from '../state/keyPart';

const SHORTER: Readonly<Record<string, string>> = { phone1: 'Phone', email1: 'Email' };

/** Label of an address field in the words of the country. */
export function addressLabel(name: string, country: string): string {
  return `Form.${SHORTER[name] ?? keyPart(addressWord(name, country))}`;
}

/** Fields of the address book in the order of the page: those of shipping, and in Italy the fiscal code (ACC-02, ACC-03). */
export function addressFields(fields: readonly FormFieldConfig[], country: string): readonly FormFieldConfig[] {
  const ordered = addressLines(fields).flat();
  if (country !== 'it' || fields.some(({ name }) => name === 'fiscalCode')) return ordered;
  return [...ordered, { name: 'fiscalCode', required: false, maxLength: 16, order: ordered.length + 1 }];
}

interface RuleFacts {
  readonly t: Translate;
  readonly tag: string;
  readonly now: number;
  readonly country: string;
}

/** Rules of an address by its configured fields, with the name it is kept under (ACC-02, ACC-08). */
export function addressRules(
  fields: readonly FormFieldConfig[],
  { t, tag, now, country }: RuleFacts,
): Readonly<Record<string, FieldRule>> {
  const rules = fieldRules(t, tag, now);
  const checks: Readonly<Record<string, FieldRule['rules']>> = {
    firstName: rules.firstName.rules,
    lastName: rules.lastName.rules,
    email1: rules.email.rules,
    phone1: rules.phone.rules,
    fiscalCode: [(value) => (country !== 'it' || isItalianFiscalCode(value) ? null : t('Form.Wrong.FiscalCode'))],
    zipCode: [
      (value, values) => {
        const problem = postcodeProblem(values.country || country, value);
        const label = t(addressLabel('zipCode', country));
        return problem ? t('Form.Wrong.Postcode', { label, example: problem.example }) : null;
      },
    ],
  };
  const entries = fields.map(({ name, required, maxLength }): [string, FieldRule] => {
    const label = t(addressLabel(name, country));
    const tooLong = (value: string) => (value.length > maxLength ? t('Form.Wrong.Long', { count: maxLength }) : null);
    return [
      name,
      {
        ...(required ? { missing: t('Form.Missing.Other', { label }) } : {}),
        rules: [tooLong, ...(checks[name] ?? [])],
      },
    ];
  });
  return { nickName: rules.nickName, ...Object.fromEntries(entries) };
}

/** An address as the form shows it. */
export function addressValues(contact: Contact): TextValues {
  const { addressLine, nickName, firstName, lastName, city, state, zipCode, phone1, email1, fiscalCode } = contact;
  const [addressLine1 = '', addressLine2 = ''] = addressLine;
  return {
    nickName,
    firstName,
    lastName,
    addressLine1,
    addressLine2,
    city,
    state,
    zipCode,
    phone1,
    email1,
    fiscalCode,
    country: contact.country,
  };
}

/** What is sent for a filled form; what the form does not show of an earlier address stays (ACC-02, ACC-03). */
export function addressInput(values: TextValues, country: string, earlier: Contact | null): ContactInput {
  const text = (name: string) => values[name]?.trim() ?? '';
  const fiscalCode = text('fiscalCode').toUpperCase();
  return {
    nickName: earlier?.nickName ?? text('nickName'),
    addressType: earlier?.addressType ?? 'ShippingAndBilling',
    firstName: text('firstName'),
    lastName: text('lastName'),
    addressLine: [text('addressLine1'), text('addressLine2')].filter(Boolean),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country') || earlier?.country || country.toUpperCase(),
    phone1: text('phone1'),
    email1: text('email1'),
    ...(fiscalCode || earlier?.fiscalCode ? { fiscalCode } : {}),
    ...(earlier && earlier.attributes.length > 0 ? { attributes: earlier.attributes } : {}),
  };
}
