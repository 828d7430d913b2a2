import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { FavouriteOwner } from './favouriteOwner';

/** Takes a store off the favourites (STOR-04). */
export async function removeFavouriteStore(
  client: PlatformClient,
  input: FavouriteOwner & { readonly practiceIdentifier: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'stores',
    method: 'POST',
    path: '/removeUserFavorite',
    body: input,
    ...options,
  });
}
