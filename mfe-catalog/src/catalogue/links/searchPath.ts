import { EMPTY_LISTING, listingSearch } from '@sightline/shared-lib/domain/listing';

/** Letters a search field takes; what stands beyond in an address is left unread. */
export const LONGEST_TERM = 100;

/** Address of a search for a phrase, without its locale. */
export function searchPath(term: string): string {
  return `/search${listingSearch({ ...EMPTY_LISTING, term })}`;
}
