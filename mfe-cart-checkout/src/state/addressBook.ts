import type { ContactInput } from '@sightline/shared-lib/api/contact';
import type { PostalAddress } from '@sightline/shared-lib/domain/cart';
import type { Contact } from '@sightline/shared-lib/domain/person';

/** Characters of a name that the platform keeps for sure. */
const LONGEST_NAME = 60;

/** A name for an entry of the address book, of the letters, digits and spaces of an address (SITE-16, ACC-08). */
export function nicknameOf(...words: readonly string[]): string {
  const kept = words.join(' ').replace(/[^\p{L}\p{M}\d ]+/gu, ' ');
  return kept.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
}

/** An entry as it is written again; its fiscal code stays with its attributes. */
export function entryOf({ addressId: _id, fiscalCode: _code, ...kept }: Contact): ContactInput {
  return kept;
}

type Said = Pick<PostalAddress, 'addressId' | 'firstName' | 'lastName' | 'addressLine' | 'city' | 'zipCode'>;

const textOf = ({ firstName, lastName, addressLine, city, zipCode }: Said): string =>
  [firstName, lastName, ...addressLine.filter(Boolean), city, zipCode].join('\n');

/** The entry that an address was taken from: by its id, and by what it says once the entry was written anew (contract 12.5). */
export function bookedOf(contacts: readonly Contact[], address: Said | null): Contact | undefined {
  if (!address) return undefined;
  return (
    contacts.find(({ addressId }) => addressId === address.addressId) ??
    contacts.find((one) => one.addressType !== 'Billing' && textOf(one) === textOf(address))
  );
}
