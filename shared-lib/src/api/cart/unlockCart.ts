import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

/** Opens a locked cart again (CART-08); on behalf of another shopper when one is named (AUTH-11). */
export async function unlockCart(
  client: PlatformClient,
  input: { readonly cartId: string; readonly forUserId?: string },
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/{cartId}/{verb}',
    pathParams: { cartId: input.cartId, verb: input.forUserId ? 'unlockOnBehalf' : 'unlock' },
    query: { forUserId: input.forUserId },
    body: {},
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'unlockCart'));
}
