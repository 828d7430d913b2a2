import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

const PATH = '/store/{storeId}/cart/@self/payment_instruction';

/** Removes one instruction, or all: of the cart or of the order named; needed whenever the total has changed (PAY-03, contract 20.2). */
export async function deletePaymentInstructions(
  client: PlatformClient,
  input: { readonly orderId?: string; readonly piId?: string } = {},
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: input.piId ? `${PATH}/{piId}` : PATH,
    pathParams: { piId: input.piId },
    query: { orderId: input.orderId },
    ...options,
  });
}
