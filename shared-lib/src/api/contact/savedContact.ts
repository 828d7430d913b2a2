import * as v from 'valibot';

import { list, text } from '../wire/wire';

/** Either the id of the address just stored, or the corrections an address check proposes instead (contract 12.5). */
export type SavedContact =
  | { readonly saved: true; readonly addressId: string }
  | { readonly saved: false; readonly suggestions: readonly SuggestedAddress[] };

export interface SuggestedAddress {
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
}

export const savedContactSchema = v.object({
  addressId: text,
  validatedAddresses: list(
    v.object({
      address1: text,
      address2: text,
      address3: text,
      city: text,
      state: text,
      country: text,
      zipCode: text,
    }),
  ),
});

export function toSavedContact(record: v.InferOutput<typeof savedContactSchema>): SavedContact {
  if (record.addressId || record.validatedAddresses.length === 0) return { saved: true, addressId: record.addressId };
  const suggestions = record.validatedAddresses.map(({ address1, address2, address3, ...place }) => ({
    ...place,
    addressLine: [address1, address2, address3].filter(Boolean),
  }));
  return { saved: false, suggestions };
}
