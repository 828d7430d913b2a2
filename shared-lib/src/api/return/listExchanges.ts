import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id, list } from '../wire/wire';
import { decode } from '../wire/decode';

/** What one line of an order can be exchanged for. */
export interface LineExchanges {
  readonly orderItemId: string;
  readonly partNumbers: readonly string[];
}

const answerSchema = v.object({ exchanges: list(v.object({ orderItemId: id, partNumbers: list(id) })) });

/** Other colours and sizes that lines of an order can be exchanged for today; lines without any are left out (RET-02). */
export async function listExchanges(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<readonly LineExchanges[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/return/exchanges',
    query: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'listExchanges').exchanges;
}
