import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { paymentBody, piIdOf, savedPaymentSchema } from './paymentBody';
import type { PaymentInput } from './paymentBody';
import { decode } from '../wire/decode';

/** Changes a way to pay the cart (PAY-03). */
export async function updatePaymentInstruction(
  client: PlatformClient,
  input: PaymentInput & { readonly piId: string },
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/payment_instruction',
    body: { ...paymentBody(input), piId: input.piId },
    ...options,
  });
  return piIdOf(decode(savedPaymentSchema, answer, 'updatePaymentInstruction')) || input.piId;
}
