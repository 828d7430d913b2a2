import type { ListingState } from '@sightline/shared-lib/domain/listing';

import type { ListingData } from '../../catalogue/query/listingData';

/** What stands beside a list is told about it. */
export interface FacetColumnProps {
  readonly data: ListingData;
  /** What is chosen, also while the list for it is on its way. */
  readonly state: ListingState;
  readonly hrefOf: (state: ListingState) => string;
  readonly onChoose: (state: ListingState) => void;
}
