import type { Navigation } from '@sightline/shared-lib/contracts';
import { listingSearch } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';

/** Address of one state of the listing at a locale-less path. */
export function listingSearchHref(navigation: Navigation, path: string, state: ListingState): string {
  return navigation.localise(path + listingSearch(state));
}
