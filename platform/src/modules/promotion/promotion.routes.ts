import { Type } from 'typebox';
import { type Db, invalidInput, requireShopper, type RoutePlugin } from '../../kernel';
import { type CartDesk, findPending, PageQuery, promotionRecord, readUsages, StoreParams } from '../order';
import { promotionErrors } from './promotion.errors';
import { normaliseCode, type PromotionService } from './promotion.service';

const PromoBody = Type.Object({
  promoCode: Type.Optional(Type.String({ maxLength: 64 })),
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
});
const PromoParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  promoCode: Type.String({ maxLength: 64 }),
});

/** The calls of contract 19, under the seeds' path and the product's (`cart/@self/...`). */
export function createPromotionRoutes(db: Db, desk: CartDesk, service: PromotionService): RoutePlugin {
  return (app) => {
    for (const base of [
      '/store/:storeId/cart/assigned_promotion_code',
      '/store/:storeId/cart/@self/assigned_promotion_code',
    ]) {
      app.post(
        base,
        { schema: { params: StoreParams, body: PromoBody, querystring: PageQuery } },
        async (request, reply) => {
          const caller = await requireShopper(request);
          const typed = request.body.promoCode?.trim();
          if (!typed) throw invalidInput('promoCode');
          const { storeId } = request.params;
          const order = await desk.change(
            {
              caller,
              storeId,
              reference: request.body.orderId,
              langId: request.query.langId,
              usages: readUsages(undefined),
              newCodes: [normaliseCode(typed)],
            },
            async (trx, cart) => {
              const promotion = await service.admit(trx, caller, cart, typed);
              return { ...cart, promotionCodes: [...cart.promotionCodes, promotion.code] };
            },
          );
          return reply.status(201).send({ orderId: order.orderId, promoCode: typed, resourceName: 'cart' });
        },
      );

      app.delete(`${base}/:promoCode`, { schema: { params: PromoParams, querystring: PageQuery } }, async (request) => {
        const caller = await requireShopper(request);
        const { storeId, promoCode } = request.params;
        const code = normaliseCode(promoCode);
        const order = await desk.change(
          {
            caller,
            storeId,
            reference: request.query.orderId,
            langId: request.query.langId,
            usages: readUsages(undefined),
          },
          async (_trx, cart) => {
            if (!cart.promotionCodes.includes(code)) throw promotionErrors.invalid(promoCode);
            return { ...cart, promotionCodes: cart.promotionCodes.filter((entry) => entry !== code) };
          },
        );
        return { orderId: order.orderId, resourceName: 'cart' };
      });

      app.get(base, { schema: { params: StoreParams, querystring: PageQuery } }, async (request) => {
        const caller = await requireShopper(request);
        const order = await findPending(db, caller, request.params.storeId, request.query.orderId);
        const known = await service.describe(db, order.promotionCodes);
        const promotion = (code: string) => known.find((entry) => entry.code === code);
        return {
          orderId: order.orderId,
          ...(order.promotionCodes.length > 0
            ? { promotionCode: order.promotionCodes.map((code) => promotionRecord(code, { promotion }, false)) }
            : {}),
          resourceName: 'cart',
        };
      });
    }
  };
}
