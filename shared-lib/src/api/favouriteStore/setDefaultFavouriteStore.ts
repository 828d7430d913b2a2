import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { FavouriteOwner } from './favouriteOwner';

/** Makes a store the default favourite, adding it when it is not one yet (STOR-04). */
export async function setDefaultFavouriteStore(
  client: PlatformClient,
  input: FavouriteOwner & { readonly practiceIdentifier: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'stores',
    method: 'POST',
    path: '/setDefaultUserFavorite',
    body: input,
    ...options,
  });
}
