import { readListing } from '@sightline/shared-lib/domain';
import type { ListingQuery, ListingState } from '@sightline/shared-lib/domain';

const PREFIX = 'attributes.';

/** State of an address; links of the content service may name facets by their index attribute. */
export function listingStateOf(query: ListingQuery): ListingState {
  const plain = Object.entries(query).map(([name, values]) => [
    name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name,
    values,
  ]);
  return readListing(Object.fromEntries(plain) as ListingQuery);
}
