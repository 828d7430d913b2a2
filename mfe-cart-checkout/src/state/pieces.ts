import type { AddToCartItem } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { cartEntries, isRoxLensLine, isRxOrder } from '@sightline/shared-lib/domain/cart';
import type { DayRange } from '@sightline/shared-lib/domain/order';
import { isStillNeeded, prescriptionItems } from '@sightline/shared-lib/domain/prescription';

/** Pieces as the shopper counts them: lenses and services belong to their frame and are none of their own. */
export function piecesOf(cart: Pick<Cart, 'lines'>): number {
  return cartEntries(cart.lines, () => null).reduce((sum, { line }) => sum + line.quantity, 0);
}

const isTrue = (value: string | undefined): boolean => value?.toLowerCase() === 'true';

/** A lens or lens service about to be added. */
export function isLensItem({ attributes }: AddToCartItem): boolean {
  return isTrue(attributes?.IsRoxLens) || isTrue(attributes?.IsRox);
}

/** Pieces an addition will count as. */
export function piecesAdded(items: readonly AddToCartItem[]): number {
  const things = items.filter((item) => !(isLensItem(item) && item.groupKey));
  return things.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Lenses are made for this order, whether it is marked so already or not. */
export function holdsLenses(order: Cart): boolean {
  return isRxOrder(order) || order.lines.some(isRoxLensLine);
}

/** Nothing in an order would come sooner than its lenses. */
export function waitsWhole(order: Pick<Cart, 'lines'>): boolean {
  return cartEntries(order.lines, () => null).every(({ line, rx }) => rx !== null || isRoxLensLine(line));
}

/** Something in an order is made to a prescription that is still to come. */
export const waitsForPrescription = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  prescriptionItems(lines).some(isStillNeeded);

/** How long the lenses of an order take to make; null where none are made, or nothing is promised. */
export function lensesTake(order: Cart): DayRange | null {
  return holdsLenses(order) ? (order.deliveryPromise?.making ?? null) : null;
}
