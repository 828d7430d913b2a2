import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { wishlistSchema, type Wishlist } from './wishlistRecord';

/** Takes an article back; one that is not saved is no failure (ACC-05, the platform's own call). */
export async function dropWish(
  client: PlatformClient,
  input: { readonly partNumber: string },
  options: CallOptions = {},
): Promise<Wishlist> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/wishlist/@self/item/{partNumber}',
    pathParams: input,
    ...options,
  });
  return decode(wishlistSchema, answer, 'dropWish');
}
