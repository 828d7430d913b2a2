import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { paymentBody, piIdOf, savedPaymentSchema } from './paymentBody';
import type { PaymentInput } from './paymentBody';
import { decode } from '../wire/decode';

/** Adds a way to pay the cart and answers its id (PAY-03). */
export async function addPaymentInstruction(
  client: PlatformClient,
  input: PaymentInput,
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/payment_instruction',
    body: paymentBody(input),
    ...options,
  });
  return piIdOf(decode(savedPaymentSchema, answer, 'addPaymentInstruction'));
}
