import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { changedCartSchema, orNothing, toChangedCart, type ChangedCart } from '../cart/changedCart';
import { decode } from '../wire/decode';

/** Takes what the insurer pays off the shopper's cart again (INS-02). */
export async function dropInsuranceClaim(client: PlatformClient, options: CallOptions = {}): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/cart/@self/insurance_claim',
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'dropInsuranceClaim'));
}
