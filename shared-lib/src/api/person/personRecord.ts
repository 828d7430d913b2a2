import * as v from 'valibot';

import type { Contact, Person } from '../../domain/person/person';
import { addressEntries } from '../wire/addressRecord';
import { flag, id, list, maybe, text } from '../wire/wire';

const keyValue = list(v.object({ key: text, value: text }));

export const contactSchema = v.object({
  ...addressEntries,
  nickName: text,
  addressType: text,
  primary: flag,
  fiscalCode: text,
  attributes: keyValue,
});

const ADDRESS_TYPES: readonly Contact['addressType'][] = ['Shipping', 'Billing', 'ShippingAndBilling'];

/** Key under which a contact keeps the fiscal code (ACC-03). */
export const FISCAL_CODE_KEY = 'addressField1';

interface WithAttributes {
  readonly attributes: v.InferOutput<typeof keyValue>;
}

const fiscalCodeOf = ({ attributes }: WithAttributes) =>
  attributes.find((one) => one.key === FISCAL_CODE_KEY)?.value ?? '';

export function toContact(record: v.InferOutput<typeof contactSchema>): Contact {
  return {
    addressId: record.addressId,
    nickName: record.nickName,
    addressType: ADDRESS_TYPES.find((type) => type === record.addressType) ?? 'ShippingAndBilling',
    primary: record.primary,
    firstName: record.firstName,
    lastName: record.lastName,
    addressLine: record.addressLine.filter(Boolean),
    city: record.city,
    state: record.state || record.stateOrProvinceName,
    zipCode: record.zipCode || record.postalCode,
    country: record.country.toUpperCase(),
    phone1: record.phone1,
    email1: record.email1,
    fiscalCode: fiscalCodeOf(record) || record.fiscalCode,
    attributes: record.attributes,
  };
}

/** Registered shoppers have everything, guests only ids (contract 12.2); the organisation id is misspelt by the product. */
export const personSchema = v.object({
  userId: id,
  logonId: text,
  firstName: text,
  lastName: text,
  email1: text,
  phone1: text,
  dateOfBirth: text,
  gender: text,
  passwordExpired: flag,
  orgizationId: text,
  attributes: keyValue,
  contact: list(contactSchema),
  x_data: maybe(v.object({ hasNewsletter: flag })),
  receiveEmailPreference: list(v.object({ value: flag })),
});

const GENDERS: Readonly<Record<string, Person['gender']>> = {
  Male: 'Male',
  M: 'Male',
  Female: 'Female',
  F: 'Female',
  Unspecified: 'Unspecified',
};

export function toPerson(record: v.InferOutput<typeof personSchema>): Person {
  return {
    userId: record.userId,
    logonId: record.logonId,
    firstName: record.firstName,
    lastName: record.lastName,
    email1: record.email1,
    phone1: record.phone1,
    dateOfBirth: record.dateOfBirth,
    gender: GENDERS[record.gender] ?? '',
    passwordExpired: record.passwordExpired,
    hasNewsletter: record.x_data?.hasNewsletter ?? record.receiveEmailPreference.some((one) => one.value),
    fiscalCode: fiscalCodeOf(record),
    contacts: record.contact.map(toContact),
    organizationId: record.orgizationId,
  };
}
