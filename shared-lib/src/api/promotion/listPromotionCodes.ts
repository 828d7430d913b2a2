import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { PromotionCode } from '../../domain/cart/cart';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({
  promotionCode: list(v.object({ code: text, associatedPromotion: list(v.object({ description: text })) })),
});

/** Codes on the cart with what they promise (CART-06). */
export async function listPromotionCodes(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<readonly PromotionCode[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/assigned_promotion_code',
    ...options,
  });
  return decode(answerSchema, answer, 'listPromotionCodes').promotionCode.map((one) => ({
    code: one.code,
    descriptions: one.associatedPromotion.map((promotion) => promotion.description).filter(Boolean),
  }));
}
