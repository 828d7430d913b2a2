import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { wishlistSchema, type Wishlist } from './wishlistRecord';

/** Opens the list to whoever has its key (ACC-05, the platform's own call). */
export async function shareWishlist(client: PlatformClient, options: CallOptions = {}): Promise<Wishlist> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/wishlist/@self/share',
    ...options,
  });
  return decode(wishlistSchema, answer, 'shareWishlist');
}
