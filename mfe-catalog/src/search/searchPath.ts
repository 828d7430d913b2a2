import { EMPTY_LISTING, listingSearch } from '@sightline/shared-lib/domain';

/** Address of a search for a phrase, without its locale. */
export function searchPath(term: string): string {
  return `/search${listingSearch({ ...EMPTY_LISTING, term })}`;
}
