import { townLine } from '@sightline/shared-lib/domain/address';
import { displayStoreName } from '@sightline/shared-lib/domain/store';

import type { LineAddress } from './order.domain';

/** An address as its country writes it, a line a row, the country in words of the language. */
export function postalLines(address: LineAddress, tag: string, collected: boolean): string[] {
  const { firstName, lastName, addressLine, city, state, zipCode, country } = address;
  const name = `${firstName} ${lastName}`.trim();
  const countryName = country ? new Intl.DisplayNames(tag, { type: 'region' }).of(country) : '';
  return [
    // Where an order is collected, the name is the store's.
    collected ? displayStoreName(name, country) : name,
    ...addressLine,
    townLine({ city, state, zipCode, country }),
    countryName ?? '',
  ].filter(Boolean);
}
