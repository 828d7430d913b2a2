import { SORT } from '@sightline/shared-lib/domain/listing';
import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent } from 'react';

import type { ListingData } from '../../catalogue/query/listingData';
import type { ListingSteps } from './useListing';

const BY_PRICE: ReadonlySet<number> = new Set([SORT.priceAscending, SORT.priceDescending]);

/** A page that everybody shares is in the order of the guests' prices: a member's list is asked for again in that of their own (PLP-08). */
export function useOwnOrder({ state, answer }: ListingData, { open }: ListingSteps): void {
  const { config } = useServices().site;
  const isOrdered = BY_PRICE.has(state.sort) && config.CustomerSegments_Enabled;
  const user = useUser(isOrdered);
  const isOthers = isOrdered && user?.userLoggedIn === true && answer.segment === 'guest';
  const reorder = useEffectEvent(() => open({ ...state, page: 1 }, { replace: true }));
  useEffect(() => {
    if (isOthers) reorder();
  }, [isOthers]);
}
