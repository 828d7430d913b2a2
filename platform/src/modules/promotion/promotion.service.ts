import { segmentOf, type Caller, type Clock, type Db, type Trx } from '../../kernel';
import type { Order } from '../order';
import { combinable, isInForce, isIssued, type Promotion } from './promotion.domain';
import { promotionErrors } from './promotion.errors';
import { countUses, findPromotions, forgetUses, lockPromotions, recordUses } from './promotion.repository';

/** Codes are compared in upper case and without surrounding blanks. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Promotion codes: whether a shopper may enter one, and which ones take effect on an order. */
export function createPromotionService(clock: Clock) {
  return {
    /** Promotions of the order's codes that are in force for that shopper, not used up, and go together. */
    async effective(
      handle: Db | Trx,
      caller: Pick<Caller, 'kind'>,
      order: Pick<Order, 'promotionCodes' | 'buyerId'>,
    ): Promise<Promotion[]> {
      const usable: Promotion[] = [];
      for (const promotion of await findPromotions(handle, order.promotionCodes)) {
        if (!isInForce(promotion, clock.now())) continue;
        if (promotion.segment !== null && promotion.segment !== segmentOf(caller)) continue;
        if (await usedUp(handle, promotion, order.buyerId)) continue;
        usable.push(promotion);
      }
      return combinable(usable);
    },

    /** The promotion behind a code, or the fault that says why it cannot be entered (contract 4.5, CART-06). */
    async admit(
      handle: Db | Trx,
      caller: Pick<Caller, 'kind'>,
      order: Order,
      typed: string,
      { issued = false }: { readonly issued?: boolean } = {},
    ): Promise<Promotion> {
      const code = normaliseCode(typed);
      const [promotion] = await findPromotions(handle, [code]);
      if (!promotion || (isIssued(code) && !issued)) throw promotionErrors.invalid(typed);
      if (order.promotionCodes.includes(code)) throw promotionErrors.duplicated(typed);
      const now = clock.now();
      if (promotion.endsAt && promotion.endsAt < now) throw promotionErrors.ended(typed, promotion.endsAt);
      if (promotion.startsAt && promotion.startsAt > now) throw promotionErrors.notStarted(typed, promotion.startsAt);
      if (promotion.segment !== null && promotion.segment !== segmentOf(caller))
        throw promotionErrors.notForSegment(typed, promotion.segment);
      const limit = await usedUp(handle, promotion, order.buyerId);
      if (limit) throw limitErrors[limit](typed);
      const others = await findPromotions(handle, order.promotionCodes);
      const against = promotion.isCombinable ? others.filter((other) => !other.isCombinable) : others;
      if (against.length > 0)
        throw promotionErrors.notCombinable(
          typed,
          against.map((other) => other.code),
        );
      return promotion;
    },

    describe: (handle: Db | Trx, codes: readonly string[]) => findPromotions(handle, codes),

    /**
     * Counts the promotions that take something off an order against their limits, before it is paid; throws when
     * somebody else had the last use. What is not paid in the end is given back with `forget`.
     */
    async reserve(trx: Trx, order: Order): Promise<void> {
      const taking = new Set(order.lines.flatMap((line) => line.adjustments.map((entry) => entry.code)));
      const promotions = await findPromotions(
        trx,
        order.promotionCodes.filter((code) => taking.has(code)),
      );
      await lockPromotions(
        trx,
        promotions.filter(isLimited).map(({ promotionId }) => promotionId),
      );
      for (const promotion of promotions) {
        const limit = await usedUp(trx, promotion, order.buyerId);
        if (limit) throw limitErrors[limit](promotion.code);
      }
      await recordUses(
        trx,
        order.orderId,
        order.buyerId,
        promotions.map(({ promotionId }) => promotionId),
      );
    },

    forget: forgetUses,
  };
}

const limitErrors = { shopper: promotionErrors.perShopperLimit, all: promotionErrors.usedUp } as const;

function isLimited({ usesPerShopper, usesInAll }: Promotion): boolean {
  return usesPerShopper !== null || usesInAll !== null;
}

/** Whose limit a promotion has reached; null while it can be used. */
async function usedUp(
  handle: Db | Trx,
  promotion: Promotion,
  buyerId: string,
): Promise<keyof typeof limitErrors | null> {
  const { usesPerShopper, usesInAll, promotionId } = promotion;
  if (usesPerShopper !== null && (await countUses(handle, promotionId, buyerId)) >= usesPerShopper) return 'shopper';
  return usesInAll !== null && (await countUses(handle, promotionId)) >= usesInAll ? 'all' : null;
}

export type PromotionService = ReturnType<typeof createPromotionService>;
