import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface PayPalSession {
  readonly orderId: string;
  readonly decision: string;
  readonly reasonCode: string;
  readonly redirecturl: string;
  readonly requestID: string;
}

const answerSchema = v.object({ orderId: text, decision: text, reasonCode: text, redirecturl: text, requestID: text });

/** Opens a PayPal session and answers where to send the shopper (PAY-06). */
export async function startPayPal(
  client: PlatformClient,
  input: {
    readonly successUrl: string;
    readonly cancelUrl: string;
    readonly orderId?: string;
    /** Before delivery is chosen: PayPal gives the address, and the shopper confirms the total in the shop. */
    readonly express?: boolean;
  },
  options: CallOptions = {},
): Promise<PayPalSession> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/paypal/sessionMerchantUrl/@self',
    query: { successUrl: input.successUrl, cancelUrl: input.cancelUrl },
    body: {
      ...(input.orderId ? { orderId: input.orderId } : {}),
      ...(input.express === undefined ? {} : { express: input.express }),
    },
    ...options,
  });
  return decode(answerSchema, answer, 'startPayPal');
}
