import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { Wishlist } from './Wishlist';

/** What is saved is known to the browser alone (ACC-05). */
function load(_request: PageRequest, { t }: LoadServices): Promise<LoadResult<null>> {
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${t('Account.Title.Wishlist')} | Sightline`, robots: 'noindex' },
    data: null,
    cache: 'private',
  });
}

export const wishlistPage: PageModule<null> = { load, Page: Wishlist };
