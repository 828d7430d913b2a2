import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { useMemo } from 'react';

import { useOwnSegment } from '../../catalogue/prices/useOwnSegment';
import { countInput, countOf } from '../../catalogue/query/findListing';
import type { ListingCount } from '../../catalogue/query/findListing';
import type { ListingData } from '../../catalogue/query/listingData';
import { catalogueApi } from '../../catalogue/reading/catalogueApi';

interface Counted {
  /** Null until it is known, and where the list on screen says it already. */
  readonly count: ListingCount | null;
  readonly failed: boolean;
}

/** What the list of a choice counts, by the prices of the shopper in front of it (PLP-03). */
export function useListingCount(data: ListingData, draft: ListingState): Counted {
  const { site } = useServices();
  const { answer, state } = data;
  const segment = useOwnSegment(answer.segment);
  const { reading } = useReading(catalogueApi.endpoints.listing, countInput(data, draft, site, segment), {
    isPublic: true,
    skip: draft === state && segment === answer.segment,
  });
  const found = reading.state === 'ready' ? reading.value : null;
  const count = useMemo(() => (found ? countOf(found, site.locale) : null), [found, site]);
  return { count, failed: reading.state === 'failed' };
}
