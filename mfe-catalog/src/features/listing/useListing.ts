import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import type { ListingData } from '../../catalogue/query/listingData';
import { listingSearchHref } from './listingHref';
import { rememberListing } from './shownListings';

/** Addresses of a listing's states, and the way from one to the next without leaving the page. */
export interface ListingSteps {
  hrefOf(state: ListingState): string;
  /** Opens a state in place: the address changes, the scroll position stays (PLP-02). */
  open(state: ListingState, options?: { readonly replace?: boolean }): void;
  /** What the shopper has chosen last, also while its page is on its way: the next choice is made on top of it. */
  readonly asked: ListingState;
  /** True while another state is on its way: the old list stays, at half opacity. */
  readonly isChanging: boolean;
}

/** A choice whose page is on its way, and the state on screen when it was made. */
interface Choice {
  readonly next: ListingState;
  readonly from: ListingState;
}

/** Moves a listing between its states; each is an address, so links work without script too. */
export function useListing({ path, state, answer }: ListingData): ListingSteps {
  const { navigation, reportFailure } = useServices();
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => rememberListing(path, state, answer), [path, state, answer]);
  // Another state on screen, the chosen one or an earlier one of the way back, ends the wait.
  const pending = choice?.from === state ? choice.next : null;
  const hrefOf = (next: ListingState) => listingSearchHref(navigation, path, next);
  return {
    hrefOf,
    open(next, { replace = false } = {}) {
      const made = { next, from: state };
      setChoice(made);
      navigation
        .navigate(hrefOf(next), { keepScroll: true, replace })
        .catch(reportFailure)
        .finally(() => setChoice((current) => (current === made ? null : current)));
    },
    asked: pending ?? state,
    isChanging: pending !== null,
  };
}
