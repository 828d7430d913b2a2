import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { changedCartSchema, orNothing, toChangedCart, type ChangedCart } from '../cart/changedCart';
import { decode } from '../wire/decode';

/** Puts what the insurer granted on the shopper's cart; a token works once (INS-02). */
export async function claimInsurance(
  client: PlatformClient,
  input: { readonly claimToken: string },
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/insurance_claim',
    body: { orderId: '.', claimToken: input.claimToken },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'claimInsurance'));
}
