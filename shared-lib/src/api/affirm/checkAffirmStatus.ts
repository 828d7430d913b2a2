import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface AffirmStatus {
  readonly orderId: string;
  readonly reasonCode: string;
  /** AUTHORIZED, PENDING or FAILED. */
  readonly paymentStatus: string;
}

const answerSchema = v.object({ orderId: text, reasonCode: text, paymentStatus: text });

/** What became of a checkout at Affirm (PAY-07). */
export async function checkAffirmStatus(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<AffirmStatus> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/affirm/checkStatus/@self',
    query: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'checkAffirmStatus');
}
