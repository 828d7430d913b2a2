import { postcodeProblem } from '@sightline/shared-lib/domain/address';

import { type PostalAddress, requireStore } from '../order';

/** The postal code is one of the address's country; only the international store does without. */
export function isPostable(storeId: string, { country = '', zipCode = '' }: PostalAddress): boolean {
  if (zipCode.trim() === '') return requireStore(storeId).country === '*';
  return postcodeProblem(country, zipCode) === null;
}

/** A store delivers inside its own country; the international store delivers everywhere. */
export function delivers(storeId: string, country: string): boolean {
  const store = requireStore(storeId);
  return store.country === '*' || store.country === country.toUpperCase();
}

/** An address of the book that parcels go to: whole, not one for bills alone, and inside the store's country. */
export function isSentTo(storeId: string, address: PostalAddress): boolean {
  const { addressType, addressLine = [], country = '' } = address;
  if (addressType === 'Billing' || !addressLine.some((text) => text.trim() !== '')) return false;
  return delivers(storeId, country) && isPostable(storeId, address);
}
