import { useEffect, useEffectEvent } from 'react';

import { useOwnSegment } from '../../catalogue/prices/useOwnSegment';
import { followsPrices } from '../../catalogue/prices/whosePrices';
import type { ListingData } from '../../catalogue/query/listingData';
import type { ListingSteps } from './useListing';

/** A page that everybody shares follows the guests' prices: where order or range do, a member's list is asked for again by their own (PLP-08). */
export function useOwnList({ state, answer }: ListingData, { open }: ListingSteps): void {
  const isOthers = useOwnSegment(answer.segment) !== answer.segment && followsPrices(state);
  const readAgain = useEffectEvent(() => open({ ...state, page: 1 }, { replace: true }));
  useEffect(() => {
    if (isOthers) readAgain();
  }, [isOthers]);
}
