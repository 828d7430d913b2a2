import type { ListingState } from '@sightline/shared-lib/domain/listing';

import { askedSegment } from '../../catalogue/prices/whosePrices';
import { findListing } from '../../catalogue/query/findListing';
import type { FindServices, FoundListing } from '../../catalogue/query/findListing';
import type { ListingScope } from '../../catalogue/query/listingData';
import { LateTileView } from '../../catalogue/tiles/Tile';
import { preloadLateParts } from './lateParts';
import { joinShown, recallListing } from './shownListings';

/**
 * The list of an address: what already stood there when the shopper comes back, else the page from the index, below the
 * ones on screen when it follows them. `beyond` is a page number past the end.
 */
export async function readListingPage(
  scope: ListingScope,
  path: string,
  state: ListingState,
  services: FindServices,
): Promise<Pick<FoundListing, 'answer' | 'redirect'> | 'beyond'> {
  const parts = Promise.all([preloadLateParts(), LateTileView.preload()]);
  const recalled = recallListing(path, state, askedSegment(services));
  if (recalled) {
    await parts;
    return { answer: recalled, redirect: '' };
  }
  const [{ answer, pageCount, redirect }] = await Promise.all([findListing(scope, state, services), parts]);
  if (answer.productListTotal > 0 && state.page > pageCount) return 'beyond';
  return { answer: joinShown(path, state, answer), redirect };
}
