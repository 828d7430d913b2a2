import { facetAttribute } from '@sightline/shared-lib/domain/listing';
import type { IndexSegment, ListingState } from '@sightline/shared-lib/domain/listing';
import { afterSign, useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useEffectEvent } from 'react';

import type { TileFacts } from '../tiles/tileFacts';

import { reportSearch } from './searchEvents';
import { rememberOrigin } from './searchOrigin';

interface Found {
  readonly tiles: readonly TileFacts[];
  readonly queryId: string;
  readonly index: string;
  /** Whose prices the list was narrowed by. */
  readonly segment?: IndexSegment;
}

/** Most objects and filters one event may name (contract 9.7). */
const MOST_OBJECTS = 20;
const MOST_FILTERS = 10;

/** Views of a list and clicks in it, with the query they belong to (SRCH-03). */
export function useSearchInsights({ tiles, queryId, index, segment = 'guest' }: Found, state?: ListingState) {
  const services = useServices();
  const reportView = useEffectEvent((queryID: string) => {
    const objectIDs = tiles.slice(0, MOST_OBJECTS).map(({ objectId }) => objectId);
    if (objectIDs.length === 0) return;
    reportSearch(services, { eventType: 'view', eventName: 'Products Viewed', index, queryID, objectIDs });
    const filters = Object.entries(state?.facets ?? {}).flatMap(([name, values]) =>
      values.map((value) => `${facetAttribute(name, segment)}:${value}`),
    );
    if (filters.length === 0) return;
    reportSearch(services, {
      eventType: 'view',
      eventName: 'Filters Viewed',
      index,
      queryID,
      filters: filters.slice(0, MOST_FILTERS),
    });
  });
  // One view a query: tiles and state belong to it. Whoever opens a product at once has seen the list too.
  useEffect(() => {
    afterSign(() => reportView(queryId));
  }, [queryId]);
  /** The shopper opened a product; positions count from one. */
  const opened = useCallback(
    ({ objectId }: TileFacts, position: number) => {
      rememberOrigin(services.storage, { objectId, queryId, index });
      const click = { eventType: 'click', eventName: 'Product Clicked', index, queryID: queryId } as const;
      // After the view it belongs to.
      afterSign(() => reportSearch(services, { ...click, objectIDs: [objectId], positions: [position] }));
    },
    [services, queryId, index],
  );
  return { opened };
}
