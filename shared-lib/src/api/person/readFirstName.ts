import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { text } from '../wire/wire';

/** How a registered shopper is greeted, for one who is only recognised too (AUTH-10, the platform's own call). */
export async function readFirstName(client: PlatformClient, options: CallOptions = {}): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self/name',
    ...options,
  });
  return decode(v.object({ firstName: text }), answer, 'readFirstName').firstName;
}
