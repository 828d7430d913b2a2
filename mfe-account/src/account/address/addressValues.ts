import type { ContactInput } from '@sightline/shared-lib/api/contact';
import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { addressLines } from '@sightline/shared-lib/domain/address';
import type { PostalAddress } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';
import type { TextValues } from '@sightline/shared-lib/forms';

/** Fields of the address book in the order of the page: those of shipping, and in Italy the fiscal code (ACC-02, ACC-03). */
export function addressFields(fields: readonly FormFieldConfig[], country: string): readonly FormFieldConfig[] {
  const ordered = addressLines(fields).flat();
  if (country !== 'it' || fields.some(({ name }) => name === 'fiscalCode')) return ordered;
  return [...ordered, { name: 'fiscalCode', required: false, maxLength: 16, order: ordered.length + 1 }];
}

/** An address as the form shows it. */
export function addressValues(contact: PostalAddress & Partial<Pick<Contact, 'nickName' | 'fiscalCode'>>): TextValues {
  const {
    addressLine,
    nickName = '',
    firstName,
    lastName,
    city,
    state,
    zipCode,
    phone1,
    email1,
    fiscalCode = '',
  } = contact;
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
  const fiscalCode = text('fiscalCode');
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
