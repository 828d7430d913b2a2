import type { ShellServices } from '@sightline/shared-lib/contracts';

import { reportSearch } from './searchEvents';
import { originOf } from './searchOrigin';

/** Reports that a product which a search led to was put into the bag (SRCH-03). */
export function reportBag(services: ShellServices, objectId: string): void {
  const origin = originOf(services.storage, objectId);
  if (!origin) return;
  reportSearch(services, {
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Product Added to Cart',
    index: origin.index,
    queryID: origin.queryId,
    objectIDs: [origin.objectId],
  });
}
