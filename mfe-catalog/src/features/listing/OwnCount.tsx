import { useEffect, useEffectEvent } from 'react';

import type { ListingCount } from '../../catalogue/query/findListing';
import type { ListingData } from '../../catalogue/query/listingData';
import { withStore } from '../../catalogue/reading/withStore';
import { useListingCount } from './useListingCount';

export interface OwnCountProps {
  readonly data: ListingData;
  readonly onCount: (count: ListingCount) => void;
}

/** Counts the list on screen by a member's own prices; apart from what shows it, because few visits need the code. */
function OwnCount({ data, onCount }: OwnCountProps) {
  const { count } = useListingCount(data, data.state);
  const tell = useEffectEvent(onCount);
  useEffect(() => {
    if (count) tell(count);
  }, [count]);
  return null;
}

export default withStore(OwnCount);
