import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { fraudFields } from '../cart/cartBody';
import type { FraudCheck } from '../cart/cartBody';
import { changedCartSchema, orNothing, toChangedCart } from '../cart/changedCart';
import type { ChangedCart } from '../cart/changedCart';
import { decode } from '../wire/decode';

/** Adds a promotion code; accepted does not mean effective yet (CART-06, contract 19). */
export async function assignPromotionCode(
  client: PlatformClient,
  input: FraudCheck & { readonly code: string },
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/assigned_promotion_code',
    body: { promoCode: input.code.trim(), ...fraudFields(input) },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'assignPromotionCode'));
}
