import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { wishlistSchema, type Wishlist } from './wishlistRecord';

/** Saves articles, the newest last; what is saved already stays as it is (ACC-05, the platform's own call). */
export async function keepWishes(
  client: PlatformClient,
  input: { readonly partNumbers: readonly string[] },
  options: CallOptions = {},
): Promise<Wishlist> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/wishlist/@self/item',
    body: { partNumber: input.partNumbers },
    ...options,
  });
  return decode(wishlistSchema, answer, 'keepWishes');
}
