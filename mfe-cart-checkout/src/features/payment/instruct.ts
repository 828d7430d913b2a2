import {
  addPaymentInstruction,
  deletePaymentInstructions,
  listPaymentInstructions,
  updatePaymentInstruction,
} from '@sightline/shared-lib/api/payment';
import type { PaymentInput } from '@sightline/shared-lib/api/payment';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

const QUIET = { skipErrorMessage: true } as const;

/**
 * Makes one way to pay the only one of the cart, or of a placed order, and answers its id. What an earlier try left may be of another card or amount (contract
 * 20.2): it is read and changed, and whatever stands beside it goes (PAY-03).
 */
export async function instruct(client: PlatformClient, input: PaymentInput): Promise<string> {
  const order = input.orderId ? { orderId: input.orderId } : {};
  const [kept, ...others] = await listPaymentInstructions(client, { currency: input.amount.currency, ...order }, QUIET);
  if (!kept) return addPaymentInstruction(client, input, QUIET);
  for (const { piId } of others) await deletePaymentInstructions(client, { ...order, piId }, QUIET);
  return updatePaymentInstruction(client, { ...input, piId: kept.piId }, QUIET);
}
