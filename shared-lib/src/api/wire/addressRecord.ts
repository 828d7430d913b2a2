import type * as v from 'valibot';

import type { PostalAddress } from '../../domain/cart/cart';
import { list, text } from './wire';

/** Address fields as they lie flat on lines, payment instructions and contacts (contract 17.1). */
export const addressEntries = {
  addressId: text,
  firstName: text,
  lastName: text,
  addressLine: list(text),
  city: text,
  state: text,
  stateOrProvinceName: text,
  zipCode: text,
  postalCode: text,
  country: text,
  phone1: text,
  email1: text,
};

type AddressRecord = { [Field in keyof typeof addressEntries]: v.InferOutput<(typeof addressEntries)[Field]> };

/** Null when the record carries no address. */
export function toAddress(record: AddressRecord): PostalAddress | null {
  const zipCode = record.zipCode || record.postalCode;
  if (!record.addressId && !zipCode && !record.city) return null;
  return {
    addressId: record.addressId,
    firstName: record.firstName,
    lastName: record.lastName,
    addressLine: record.addressLine.filter(Boolean),
    city: record.city,
    state: record.state || record.stateOrProvinceName,
    zipCode,
    country: record.country.toUpperCase(),
    phone1: record.phone1,
    email1: record.email1,
  };
}
