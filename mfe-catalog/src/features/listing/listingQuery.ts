import { readListing } from '@sightline/shared-lib/domain/listing';
import type { ListingQuery, ListingState } from '@sightline/shared-lib/domain/listing';

import { LONGEST_TERM } from '../../catalogue/links/searchPath';
import { isFacetName } from '../../catalogue/query/listingPlans';

const PREFIX = 'attributes.';
/** The index counts each chosen facet by a query of its own, and takes so many queries and conditions in one call. */
const MOST_FACETS = 24;
const MOST_CHOICES = 50;
const LONGEST_VALUE = 128;

/** The first choices of an address, which anybody may write, as far as one call to the index can hold them. */
function firstChoices(facets: ListingState['facets']): ListingState['facets'] {
  let left = MOST_CHOICES;
  const kept = Object.entries(facets)
    .filter(([name]) => isFacetName(name))
    .slice(0, MOST_FACETS)
    .map(([name, values]) => {
      const some = values.filter((value) => value.length <= LONGEST_VALUE).slice(0, left);
      left -= some.length;
      return [name, some] as const;
    });
  return Object.fromEntries(kept.filter(([, values]) => values.length > 0));
}

/** State of an address; links of the content service may name facets by their index attribute, unknown ones are nothing. */
export function listingStateOf(query: ListingQuery): ListingState {
  const plain = Object.entries(query).map(([name, values]) => [
    name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name,
    values,
  ]);
  const state = readListing(Object.fromEntries(plain) as ListingQuery);
  const term = state.term.slice(0, LONGEST_TERM).trim();
  return { ...state, term, facets: firstChoices(state.facets) };
}
