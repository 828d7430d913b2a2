import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { wishlistSchema, type Wishlist } from './wishlistRecord';

/** What the shopper saved; as much as the platform keeps of it (ACC-05). */
export async function readWishlist(client: PlatformClient, options: CallOptions = {}): Promise<Wishlist> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/wishlist/@self',
    ...options,
  });
  return decode(wishlistSchema, answer, 'readWishlist');
}
