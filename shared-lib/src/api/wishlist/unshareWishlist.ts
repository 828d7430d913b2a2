import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { wishlistSchema, type Wishlist } from './wishlistRecord';

/** Ends sharing: the key opens nothing any more (ACC-05, the platform's own call). */
export async function unshareWishlist(client: PlatformClient, options: CallOptions = {}): Promise<Wishlist> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/wishlist/@self/share',
    ...options,
  });
  return decode(wishlistSchema, answer, 'unshareWishlist');
}
