import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { count, id, list } from '../wire/wire';
import { decode } from '../wire/decode';

/** What of a line can come back. */
export interface ReturnableLine {
  readonly orderItemId: string;
  /** Pieces that are in no return yet. */
  readonly left: number;
  /** Part numbers of other colours and sizes that it can be exchanged for today. */
  readonly exchanges: readonly string[];
}

const answerSchema = v.object({ lines: list(v.object({ orderItemId: id, left: count, exchanges: list(id) })) });

/** What of an order can come back, line by line, and be exchanged for (RET-02). */
export async function listReturnableLines(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<readonly ReturnableLine[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/return/lines',
    query: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'listReturnableLines').lines;
}
