import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { flag, id } from '../wire/wire';

export interface Availability {
  readonly upc: string;
  readonly available: boolean;
}

/** Stock of one code in a store's warehouse; an answer without data is an error (CAT-09). */
export async function readAvailability(
  client: PlatformClient,
  input: { readonly upc: string; readonly storeId?: string | undefined },
  options: CallOptions = {},
): Promise<Availability> {
  const answer = await client.send({
    surface: 'availability',
    method: 'GET',
    path: '/api/upc/v2/{upc}/availability',
    pathParams: { upc: input.upc },
    query: { storeId: input.storeId },
    ...options,
  });
  return decode(v.object({ upc: id, available: flag }), answer, 'readAvailability');
}
