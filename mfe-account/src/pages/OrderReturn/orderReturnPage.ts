import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { pathFor } from '@sightline/shared-lib/domain/routing';

/** The steps of a return have no screens yet: their addresses lead to the order, or to all orders, where the shopper signs in first (ROUTE-02). */
function load({ params }: PageRequest, { site }: LoadServices): Promise<LoadResult<null>> {
  const { orderId = '' } = params;
  const location = pathFor({ page: 'account', params: { section: 'my-orders', orderId } }, site.locale);
  return Promise.resolve({ outcome: 'redirect', location, permanent: false });
}

export const orderReturnPage: PageModule<null> = { load, Page: () => null };
