import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { PaymentInstruction } from '../../domain/payment/paymentInstruction';
import { paymentInstructionSchema, toPaymentInstruction } from './paymentRecord';
import { list } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ paymentInstruction: list(paymentInstructionSchema) });

/** How the cart, or the order named, is paid so far; card data comes back masked (PAY-03). */
export async function listPaymentInstructions(
  client: PlatformClient,
  input: { readonly currency: string; readonly orderId?: string },
  options: CallOptions = {},
): Promise<readonly PaymentInstruction[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/payment_instruction',
    query: { ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'listPaymentInstructions').paymentInstruction.map((one) =>
    toPaymentInstruction(one, input.currency),
  );
}
