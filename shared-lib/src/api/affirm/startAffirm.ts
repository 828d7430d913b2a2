import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ orderId: text, redirecturl: text });

/** Opens a checkout at Affirm and answers where to send the shopper (PAY-07). */
export async function startAffirm(
  client: PlatformClient,
  input: { readonly successUrl: string; readonly cancelUrl: string; readonly orderId: string },
  options: CallOptions = {},
): Promise<{ readonly orderId: string; readonly redirecturl: string }> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/affirm/create-checkout/@self',
    query: { successUrl: input.successUrl, cancelUrl: input.cancelUrl },
    body: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'startAffirm');
}
