import type { ListingState } from '@sightline/shared-lib/domain';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import type { ListingData } from './listingData';
import { listingSearchHref } from './listingHref';
import { rememberListing } from './shownListings';

/** Addresses of a listing's states, and the way from one to the next without leaving the page. */
export interface ListingSteps {
  hrefOf(state: ListingState): string;
  /** Opens a state in place: the address changes, the scroll position stays (PLP-02). */
  open(state: ListingState, options?: { readonly replace?: boolean }): void;
  /** True while another state is on its way: the old list stays, at half opacity. */
  readonly isChanging: boolean;
}

/** Moves a listing between its states; each is an address, so links work without script too. */
export function useListing({ path, state, answer }: ListingData): ListingSteps {
  const { navigation, reportFailure } = useServices();
  const [changing, setChanging] = useState<string | null>(null);
  useEffect(() => {
    rememberListing(path, state, answer);
    setChanging(null);
  }, [path, state, answer]);
  const hrefOf = (next: ListingState) => listingSearchHref(navigation, path, next);
  return {
    hrefOf,
    open(next, { replace = false } = {}) {
      const href = hrefOf(next);
      setChanging(href);
      navigation
        .navigate(href, { keepScroll: true, replace })
        .catch(reportFailure)
        .finally(() => setChanging((current) => (current === href ? null : current)));
    },
    isChanging: changing !== null,
  };
}
