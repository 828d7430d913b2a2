import { IDENTITY_CODES } from '@sightline/shared-lib/domain/cart';
import type { CustomerSegment } from '@sightline/shared-lib/domain/session';

import { allocate, share, type Adjustment } from '../order';

export type PromotionKind = 'percentage' | 'amount' | 'shipping' | 'gift' | 'deferred';

/** One promotion as configured. `value` is percent for percentages, minor units for amounts, unused otherwise. */
export interface Promotion {
  readonly promotionId: string;
  readonly code: string;
  readonly kind: PromotionKind;
  readonly value: number;
  /** Products have to be worth this much, in minor units of the store's currency. */
  readonly minimumMinor: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesPerShopper: number | null;
  /** Orders of all shoppers together. */
  readonly usesInAll: number | null;
  /** Null for everybody. */
  readonly segment: CustomerSegment | null;
  /** Product types it is taken from, line by line; empty for the order as a whole. */
  readonly productTypes: readonly string[];
  /** False when it suffers no other code beside it. */
  readonly isCombinable: boolean;
  /** Item a gift promotion gives; empty otherwise. */
  readonly giftPartNumber: string;
  readonly description: string;
}

/** Codes that only a partner's verdict puts on a cart (AUTH-13). */
const issuedCodes: Readonly<Record<string, string>> = IDENTITY_CODES;

/** The code of a group that the identity partner vouches for. */
export function identityCodeOf(group: string): string {
  return issuedCodes[group] ?? '';
}

/** True for codes that nobody may type. */
export function isIssued(code: string): boolean {
  return Object.values(issuedCodes).includes(code);
}

/** A promotion is in force from its start up to and including its end. */
export function isInForce(promotion: Promotion, now: Date): boolean {
  return (
    (promotion.startsAt === null || promotion.startsAt <= now) && (promotion.endsAt === null || now <= promotion.endsAt)
  );
}

/** The promotions that go together: the first code stays, and whatever cannot stand beside what stayed falls away. */
export function combinable(promotions: readonly Promotion[]): Promotion[] {
  return promotions.reduce<Promotion[]>((kept, promotion) => {
    const alone = !promotion.isCombinable || kept.some((other) => !other.isCombinable);
    return kept.length > 0 && alone ? kept : [...kept, promotion];
  }, []);
}

/** A line as discounts see it: what the shopper pays for it (nothing for gifts) and what it is. */
export interface DiscountedLine {
  readonly amountMinor: number;
  readonly productType: string;
}

/** Discounts in the order the codes were entered: each works on what the earlier ones left of every line. */
export function discountLines(
  lines: readonly DiscountedLine[],
  promotions: readonly Promotion[],
): { readonly perLine: readonly (readonly Adjustment[])[]; readonly remaining: readonly number[] } {
  const productMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const perLine: Adjustment[][] = lines.map(() => []);
  let remaining = lines.map((line) => line.amountMinor);
  for (const promotion of promotions) {
    if (productMinor < promotion.minimumMinor) continue;
    const eligible = remaining.map((amount, index) => (takesFrom(promotion, lines[index]) ? amount : 0));
    const discount = discountOf(
      promotion,
      eligible.reduce((sum, amount) => sum + amount, 0),
    );
    if (discount === 0) continue;
    const parts = allocate(discount, eligible);
    remaining = remaining.map((amount, index) => amount - (parts[index] ?? 0));
    parts.forEach((part, index) => {
      if (part > 0) perLine[index]?.push(toAdjustment(promotion, -part));
    });
  }
  return { perLine, remaining };
}

function takesFrom({ productTypes }: Promotion, line: DiscountedLine | undefined): boolean {
  return productTypes.length === 0 || (line !== undefined && productTypes.includes(line.productType));
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

/** What makes a gift free: its whole price, taken off its own line. */
export function giftAdjustment(code: string, description: string, amountMinor: number): Adjustment {
  return { code, amountMinor: -amountMinor, displayLevel: 'OrderItem', usage: 'Discount', usageId: '-1', description };
}

function toAdjustment(promotion: Promotion, amountMinor: number): Adjustment {
  return {
    code: promotion.code,
    amountMinor,
    displayLevel: promotion.productTypes.length > 0 ? 'OrderItem' : 'Order',
    usage: 'Discount',
    usageId: '-1',
    description: promotion.description,
  };
}
