import type { Money } from '../money/money';
import { subtract, sum } from '../money/money';
import type { Cart } from './cart';

/** A code that is accepted and takes nothing off yet (CART-06). */
export interface WaitingCode {
  readonly code: string;
  /** What the products have to be worth for it; null when it waits for something else. */
  readonly minimum: Money | null;
  /** What is missing to that; null when nothing is, or when there is no minimum. */
  readonly missing: Money | null;
}

/** What the shopper pays for products: gifts reach no minimum. */
function boughtTotal(cart: Cart): Money {
  const bought = cart.lines.filter((line) => !line.freeGift).map((line) => line.orderItemPrice);
  return sum(bought, cart.currency);
}

/** Codes of the cart without any effect, each with what it waits for: all of them where the platform says that none has one yet. */
export function waitingCodes(cart: Cart): readonly WaitingCode[] {
  const adjustments = cart.promoHasAdjustment
    ? [...cart.adjustments, ...cart.lines.flatMap((line) => line.adjustments)]
    : [];
  const effective = new Set(adjustments.map((one) => one.code));
  const bought = boughtTotal(cart);
  return cart.promotionCodes
    .filter(({ code }) => !effective.has(code))
    .map(({ code, minimum = null }) => {
      const missing = minimum ? subtract(minimum, bought) : null;
      return { code, minimum, missing: missing && missing.minor > 0 ? missing : null };
    });
}
