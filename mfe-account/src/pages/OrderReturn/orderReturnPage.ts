import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { pathFor } from '@sightline/shared-lib/domain/routing';

import { OrderReturn, type OrderReturnData } from './OrderReturn';

/** Nothing personal is loaded here: the browser reads it with the shopper's own session. Without an order it leads to all orders (ROUTE-02). */
function load({ kind, params }: PageRequest, { t, site }: LoadServices): Promise<LoadResult<OrderReturnData>> {
  const { orderId = '' } = params;
  if (orderId === '') {
    const location = pathFor({ page: 'account', params: { section: 'my-orders' } }, site.locale);
    return Promise.resolve({ outcome: 'redirect', location, permanent: false });
  }
  const title = t(kind === 'order-return-select' ? 'Returns.Title' : 'Returns.Done');
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${title} | Sightline`, robots: 'noindex' },
    data: { kind, orderId },
    cache: 'private',
  });
}

export const orderReturnPage: PageModule<OrderReturnData> = { load, Page: OrderReturn };
