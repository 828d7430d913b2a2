import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { changedCartSchema, orNothing, toChangedCart } from '../cart/changedCart';
import type { ChangedCart } from '../cart/changedCart';
import { decode } from '../wire/decode';

/** Takes a promotion code off the cart (CART-06). */
export async function removePromotionCode(
  client: PlatformClient,
  input: { readonly code: string },
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/cart/assigned_promotion_code/{promoCode}',
    pathParams: { promoCode: input.code },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'removePromotionCode'));
}
