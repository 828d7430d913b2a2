import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';

/** The bag is the shopper's own: the server sends the frame of the page, the browser what is in it. */
export async function load(request: PageRequest, { t }: LoadServices): Promise<LoadResult<CartData>> {
  return {
    outcome: 'page',
    status: 200,
    head: { title: `${t('Cart.Title')} | Sightline`, robots: 'noindex' },
    data: { notAdded: request.query.notice?.[0] === 'not-added' },
    cache: 'private',
  };
}

export interface CartData {
  /** A native post of the product page could not add its item. */
  readonly notAdded: boolean;
}
