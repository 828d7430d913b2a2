import type { Clock, Db, Trx } from '../../kernel';
import type { Order } from '../order';
import { isInForce, type Promotion } from './promotion.domain';
import { promotionErrors } from './promotion.errors';
import { countUses, findPromotions, forgetUses, recordUses } from './promotion.repository';

/** Codes are compared in upper case and without surrounding blanks. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Promotion codes: whether a shopper may enter one, and which ones take effect on an order. */
export function createPromotionService(clock: Clock) {
  const effective = async (
    handle: Db | Trx,
    order: Pick<Order, 'promotionCodes' | 'buyerId'>,
  ): Promise<Promotion[]> => {
    const found = await findPromotions(handle, order.promotionCodes);
    const usable: Promotion[] = [];
    for (const promotion of found) {
      if (!isInForce(promotion, clock.now())) continue;
      if (await isUsedUp(handle, promotion, order.buyerId)) continue;
      usable.push(promotion);
    }
    return usable;
  };

  return {
    /** Promotions of the order's codes that are in force and not used up by its buyer. */
    effective,

    /** The promotion behind a code, or the fault that says why it cannot be entered (contract 4.5). */
    async admit(handle: Db | Trx, order: Order, typed: string): Promise<Promotion> {
      const code = normaliseCode(typed);
      const [promotion] = await findPromotions(handle, [code]);
      if (!promotion) throw promotionErrors.invalid(typed);
      if (order.promotionCodes.includes(code)) throw promotionErrors.duplicated(typed);
      if (!isInForce(promotion, clock.now())) throw promotionErrors.notAvailable(typed);
      if (await isUsedUp(handle, promotion, order.buyerId)) throw promotionErrors.perShopperLimit(typed);
      return promotion;
    },

    describe: (handle: Db | Trx, codes: readonly string[]) => findPromotions(handle, codes),

    /** Counts the order's effective promotions against the shopper's limits. */
    async use(trx: Trx, order: Order): Promise<void> {
      const ids = (await effective(trx, order)).map((promotion) => promotion.promotionId);
      await recordUses(trx, order.orderId, order.buyerId, ids);
    },

    forget: forgetUses,
  };
}

async function isUsedUp(handle: Db | Trx, promotion: Promotion, buyerId: string): Promise<boolean> {
  const limit = promotion.usesPerShopper;
  return limit !== null && (await countUses(handle, promotion.promotionId, buyerId)) >= limit;
}

export type PromotionService = ReturnType<typeof createPromotionService>;
