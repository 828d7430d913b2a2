import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { OrderLookup, type OrderLookupData } from './OrderLookup';

/** Nothing of an order is loaded here: the browser reads it with the session that proved it (ORD-03). */
function load({ params }: PageRequest, { t }: LoadServices): Promise<LoadResult<OrderLookupData>> {
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${t('Lookup.Title')} | Sightline`, robots: 'noindex' },
    data: { orderId: params.orderId ?? '', parcel: params.parcel ?? '' },
    cache: 'private',
  });
}

export const orderLookupPage: PageModule<OrderLookupData> = { load, Page: OrderLookup };
