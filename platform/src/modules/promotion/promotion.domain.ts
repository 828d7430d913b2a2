import { allocate, share, type Adjustment } from '../order';

export type PromotionKind = 'percentage' | 'amount' | 'shipping' | 'deferred';

/** One promotion as configured. `value` is percent for percentages, minor units for amounts, unused otherwise. */
export interface Promotion {
  readonly promotionId: string;
  readonly code: string;
  readonly kind: PromotionKind;
  readonly value: number;
  readonly minimumMinor: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesPerShopper: number | null;
  readonly description: string;
}

/** A promotion is in force from its start up to and including its end. */
export function isInForce(promotion: Promotion, now: Date): boolean {
  return (
    (promotion.startsAt === null || promotion.startsAt <= now) && (promotion.endsAt === null || now <= promotion.endsAt)
  );
}

/** Discounts in the order the codes were entered: each works on what the earlier ones left of every line. */
export function discountLines(
  lineMinor: readonly number[],
  promotions: readonly Promotion[],
): { readonly perLine: readonly (readonly Adjustment[])[]; readonly remaining: readonly number[] } {
  const productMinor = lineMinor.reduce((sum, amount) => sum + amount, 0);
  const perLine: Adjustment[][] = lineMinor.map(() => []);
  let remaining = [...lineMinor];
  for (const promotion of promotions) {
    if (productMinor < promotion.minimumMinor) continue;
    const left = remaining.reduce((sum, amount) => sum + amount, 0);
    const discount = discountOf(promotion, left);
    if (discount === 0) continue;
    const parts = allocate(discount, remaining);
    remaining = remaining.map((amount, index) => amount - (parts[index] ?? 0));
    parts.forEach((part, index) => {
      if (part > 0) perLine[index]?.push(toAdjustment(promotion, -part));
    });
  }
  return { perLine, remaining };
}

function discountOf(promotion: Promotion, leftMinor: number): number {
  if (promotion.kind === 'percentage') return Math.min(leftMinor, share(leftMinor, promotion.value, 100));
  if (promotion.kind === 'amount') return Math.min(leftMinor, promotion.value);
  return 0;
}

/** Delivery made free by a shipping promotion; only the first one has anything left to take off. */
export function shippingAdjustments(
  lineShippingMinor: readonly number[],
  productMinor: number,
  promotions: readonly Promotion[],
): (Adjustment | null)[] {
  const promotion = promotions.find((entry) => entry.kind === 'shipping' && productMinor >= entry.minimumMinor);
  return lineShippingMinor.map((charge) =>
    promotion && charge > 0
      ? {
          code: promotion.code,
          amountMinor: -charge,
          displayLevel: 'Shipping',
          usage: 'Shipping Adjustment',
          usageId: '-7',
          description: promotion.description,
        }
      : null,
  );
}

function toAdjustment(promotion: Promotion, amountMinor: number): Adjustment {
  return {
    code: promotion.code,
    amountMinor,
    displayLevel: 'Order',
    usage: 'Discount',
    usageId: '-1',
    description: promotion.description,
  };
}
