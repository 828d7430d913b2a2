import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface SignedPayPalData {
  readonly formAction: string;
  readonly signedFields: Readonly<Record<string, string>>;
  readonly signature: string;
}

const answerSchema = v.object({
  formAction: text,
  signedFields: v.optional(v.record(v.string(), text), {}),
  signature: text,
});

/** Signed form of a PayPal payment (PAY-06). */
export async function signPayPalData(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<SignedPayPalData> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/paypal/signPaymentData/@self',
    query: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'signPayPalData');
}
