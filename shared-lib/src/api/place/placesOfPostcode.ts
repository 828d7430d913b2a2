import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import * as v from 'valibot';

import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { list } from '../wire/wire';
import { placeSchema, toPlaces } from './findPlaces';
import type { Place } from './findPlaces';

/** Towns of a postal code, for filling in an address; empty for an unknown code. */
export async function placesOfPostcode(
  client: PlatformClient,
  input: { readonly country: string; readonly postalCode: string },
  options: CallOptions = {},
): Promise<readonly Place[]> {
  try {
    const answer = await client.send({
      surface: 'geo',
      method: 'GET',
      path: '/geo/postcode',
      query: { ...input },
      ...options,
    });
    return toPlaces(decode(v.object({ places: list(placeSchema) }), answer, 'placesOfPostcode').places);
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
