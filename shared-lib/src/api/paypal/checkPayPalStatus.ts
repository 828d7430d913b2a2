import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface PayPalStatus {
  readonly orderId: string;
  readonly decision: string;
  readonly reasonCode: string;
  /** AUTHORIZED, PENDING or FAILED. */
  readonly paymentStatus: string;
  readonly payerId: string;
  readonly email: string;
  /** Temporary address of an express payment; empty when delivery was chosen before. */
  readonly addressId: string;
}

const answerSchema = v.object({
  orderId: text,
  decision: text,
  reasonCode: text,
  paymentStatus: text,
  payerId: text,
  email: text,
  shippingAddress: v.optional(v.object({ addressId: text }), { addressId: '' }),
});

/** What became of a PayPal session (PAY-06). */
export async function checkPayPalStatus(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<PayPalStatus> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/paypal/checkStatus/@self',
    query: { orderId: input.orderId },
    ...options,
  });
  const { shippingAddress, ...status } = decode(answerSchema, answer, 'checkPayPalStatus');
  return { ...status, addressId: shippingAddress.addressId };
}
