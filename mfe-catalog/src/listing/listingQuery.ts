import { readListing } from '@sightline/shared-lib/domain';
import type { ListingQuery, ListingState } from '@sightline/shared-lib/domain';

import { LONGEST_TERM } from '../search/searchPath';
import { isFacetName } from './listingPlans';

const PREFIX = 'attributes.';

/** State of an address; links of the content service may name facets by their index attribute, unknown ones are nothing. */
export function listingStateOf(query: ListingQuery): ListingState {
  const plain = Object.entries(query).map(([name, values]) => [
    name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name,
    values,
  ]);
  const state = readListing(Object.fromEntries(plain) as ListingQuery);
  const term = state.term.slice(0, LONGEST_TERM).trim();
  return {
    ...state,
    term,
    facets: Object.fromEntries(Object.entries(state.facets).filter(([name]) => isFacetName(name))),
  };
}
