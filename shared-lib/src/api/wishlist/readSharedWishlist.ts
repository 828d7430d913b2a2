import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { id, list } from '../wire/wire';

const answerSchema = v.object({ partNumber: list(id) });

/** Articles of somebody's shared list, the newest first; null when the key opens none (ACC-05, the platform's own call). */
export async function readSharedWishlist(
  client: PlatformClient,
  input: { readonly key: string },
  options: CallOptions = {},
): Promise<readonly string[] | null> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/wishlist/shared/{key}',
      pathParams: input,
      ...options,
    });
    return decode(answerSchema, answer, 'readSharedWishlist').partNumber.toReversed();
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
