import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { LocatorStore } from '../../domain/store/store';
import { locatorStoreSchema, toLocatorStore } from '../store/storeRecord';
import { list } from '../wire/wire';
import type { FavouriteOwner } from './favouriteOwner';
import { decode } from '../wire/decode';

const answerSchema = v.object({ data: list(locatorStoreSchema) });

/** Favourite stores of a shopper (STOR-03, STOR-04). */
export async function listFavouriteStores(
  client: PlatformClient,
  input: FavouriteOwner,
  options: CallOptions = {},
): Promise<readonly LocatorStore[]> {
  const answer = await client.send({
    surface: 'stores',
    method: 'POST',
    path: '/getUserFavoritesDetails',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'listFavouriteStores').data.map(toLocatorStore);
}
