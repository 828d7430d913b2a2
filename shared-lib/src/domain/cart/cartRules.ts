import type { Cart, OrderLine } from './cart';
import { isRoxLensLine, isRxFrame, isRxOrder } from './cartGroups';

/** Most pieces of one line when stock does not say otherwise (CART-03). */
export const MAX_QUANTITY = 999_999;

/** Most prescription items an order may hold (CHK-07). */
export const RX_ITEM_LIMIT = 10;

/** Largest quantity a shopper may ask for; null stock is not counted (CART-03). */
export function quantityLimit(stock: number | null | undefined): number {
  return stock === null || stock === undefined ? MAX_QUANTITY : Math.max(0, Math.min(MAX_QUANTITY, Math.floor(stock)));
}

/** Lines that stand in the way of checkout: neither Available nor Allocated (CART-04). */
export function unavailableLines(cart: Cart): readonly OrderLine[] {
  return cart.lines.filter((line) => line.inventoryStatus !== 'Available' && line.inventoryStatus !== 'Allocated');
}

/** Whether the shopper may go to checkout (CART-04). */
export function isCheckoutAllowed(
  cart: Cart | null,
  state: { readonly checkInventory: boolean; readonly fetchFailed: boolean },
): boolean {
  if (!cart || cart.lines.length === 0 || state.fetchFailed) return false;
  return !state.checkInventory || unavailableLines(cart).length === 0;
}

/** True when there are more pairs of lenses than one order may hold (CHK-07). */
export function isRxLensesLimitExceeded(pairs: number): boolean {
  return pairs > RX_ITEM_LIMIT;
}

/** True when there are more prescription items than one order may hold (CHK-07). */
export function isRxLimitExceeded(lines: readonly OrderLine[]): boolean {
  return isRxLensesLimitExceeded(lines.filter(isRxFrame).length);
}

const DAY_MS = 86_400_000;

function hasContactLensData(line: OrderLine): boolean {
  return Object.keys(line.extendedAttributes).some((name) => /contact.?lens/i.test(name));
}

/** Carts with contact-lens or prescription lines last updated more than `days` days ago are refreshed (CART-09). */
export function isStale(cart: Cart, days: number, now: number): boolean {
  const flagged =
    isRxOrder(cart) || cart.lines.some((line) => isRoxLensLine(line) || isRxFrame(line) || hasContactLensData(line));
  const updated = Date.parse(cart.lastUpdateDate);
  return flagged && Number.isFinite(updated) && now - updated > days * DAY_MS;
}
