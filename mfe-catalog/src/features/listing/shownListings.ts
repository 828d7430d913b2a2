import { listingSearch } from '@sightline/shared-lib/domain/listing';
import type { IndexSegment, ListingState } from '@sightline/shared-lib/domain/listing';

import { followsPrices } from '../../catalogue/prices/whosePrices';
import type { ListingAnswer } from '../../catalogue/query/listingData';

/** Lists kept in this document, so that "Show 18 more" adds and Back finds every page again (PLP-05). */
const KEPT = 5;
const shown = new Map<string, ListingAnswer>();

function keyOf(path: string, state: ListingState): string {
  return path + listingSearch({ ...state, page: 1 });
}

/** Remembers a list that is on screen; the browser's document holds one shopper, so this never runs on the server. */
export function rememberListing(path: string, state: ListingState, answer: ListingAnswer): void {
  const key = keyOf(path, state);
  shown.delete(key);
  shown.set(key, answer);
  const [oldest] = shown.keys();
  if (shown.size > KEPT && oldest !== undefined) shown.delete(oldest);
}

/** The list that stood there, unless it follows the prices of somebody who has signed in or out since. */
function keptList(path: string, state: ListingState, segment: IndexSegment): ListingAnswer | null {
  const before = shown.get(keyOf(path, state));
  return before && (before.segment === segment || !followsPrices(state)) ? before : null;
}

/** Puts the page just read below those on screen, when it follows them. */
export function joinShown(path: string, state: ListingState, answer: ListingAnswer): ListingAnswer {
  const before = keptList(path, state, answer.segment);
  if (!before || before.lastPage + 1 !== state.page) return answer;
  // Between two answers the order may move: nothing is shown twice.
  const known = new Set(before.productList.map(({ objectId }) => objectId));
  const further = answer.productList.filter(({ objectId }) => !known.has(objectId));
  return { ...answer, productList: [...before.productList, ...further], firstPage: before.firstPage };
}

/** The list of several pages that stood at this address, for the way back. */
export function recallListing(path: string, state: ListingState, segment: IndexSegment): ListingAnswer | null {
  const before = keptList(path, state, segment);
  return before && before.lastPage === state.page && before.firstPage < before.lastPage ? before : null;
}
