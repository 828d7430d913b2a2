import { Type } from 'typebox';

import { Fault, invalidInput, requireShopper, type RoutePlugin } from '../../kernel';
import { type CartDesk, readUsages, StoreParams } from '../order';
import { identityCodeOf, type PromotionService } from '../promotion';

/** Answers once what stands behind an access token of the identity partner. */
export interface IdentityCheck {
  verify(
    token: string,
  ): Promise<
    { readonly verified: true; readonly group: string } | { readonly verified: false; readonly reason: string }
  >;
}

const ReturnQuery = Type.Object({
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
  langId: Type.Optional(Type.String({ maxLength: 6 })),
  catalogId: Type.Optional(Type.String({ maxLength: 12 })),
  access_token: Type.Optional(Type.String({ maxLength: 200 })),
});

const refused = (reason: string) => new Fault(400, 'IDME400', 'ERR_IDENTITY_NOT_VERIFIED', reason);

/** The return from the identity partner: its discount is put on the cart (contract 19, AUTH-13). */
export function identityDiscountRoutes(
  desk: CartDesk,
  promotions: PromotionService,
  partner: IdentityCheck,
): RoutePlugin {
  return (app) => {
    app.get(
      '/store/:storeId/idme/returntocart',
      { schema: { params: StoreParams, querystring: ReturnQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { access_token: token, orderId, langId } = request.query;
        if (!token) throw invalidInput('access_token');
        const verdict = await partner.verify(token);
        if (!verdict.verified) throw refused(verdict.reason);
        const code = identityCodeOf(verdict.group);
        const order = await desk.change(
          {
            caller,
            storeId: request.params.storeId,
            reference: orderId,
            langId,
            usages: readUsages(undefined),
            newCodes: [code],
          },
          async (trx, cart) => {
            if (cart.promotionCodes.includes(code)) return cart;
            const promotion = await promotions.admit(trx, caller, cart, code, { issued: true });
            return { ...cart, promotionCodes: [...cart.promotionCodes, promotion.code] };
          },
        );
        return {
          orderId: order.orderId,
          promoCode: code,
          group: verdict.group,
          discountApplied: order.lines.some((line) => line.adjustments.some((entry) => entry.code === code)),
          resourceName: 'idme',
        };
      },
    );
  };
}
