import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { Wishlist, type WishlistData } from './Wishlist';

/** What a key of a shared list is made of. */
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** What is saved, and what a link shows, is read by the browser alone (ACC-05): no search engine, no cache has it. */
function load({ query }: PageRequest, { t }: LoadServices): Promise<LoadResult<WishlistData>> {
  const asked = query['list']?.[0] ?? '';
  const listKey = KEY.test(asked) ? asked : '';
  const title = t(listKey ? 'Wishlist.Shared.Title' : 'Account.Title.Wishlist');
  return Promise.resolve({
    outcome: 'page',
    status: 200,
    head: { title: `${title} | Sightline`, robots: 'noindex' },
    data: { listKey },
    cache: 'private',
  });
}

export const wishlistPage: PageModule<WishlistData> = { load, Page: Wishlist };
