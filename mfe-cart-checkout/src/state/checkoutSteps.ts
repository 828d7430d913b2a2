import { isCheckoutAllowed, isRxLimitExceeded } from '@sightline/shared-lib/domain/cart';
import type { Cart } from '@sightline/shared-lib/domain/cart';

/** Steps that need the one before them (CHK-01). */
export type CheckoutStep = 'cart' | 'checkout-shipping' | 'checkout-payment';

/** Why checkout cannot be opened: the bag was not read, somebody holds it, too many prescriptions, or something is not there. */
export type CheckoutBlock = 'Unread' | 'Locked' | 'RxLimit' | 'Stock';

/** What stands between a filled bag and checkout; null where nothing does (CART-04, CHK-07). */
export function checkoutBlock(cart: Cart, fetchFailed: boolean): CheckoutBlock | null {
  if (fetchFailed) return 'Unread';
  if (cart.locked) return 'Locked';
  if (isRxLimitExceeded(cart.lines)) return 'RxLimit';
  return isCheckoutAllowed(cart, { checkInventory: true, fetchFailed }) ? null : 'Stock';
}

/** Every line has a place to go to and a way to get there. */
export function isDeliveryChosen(cart: Cart): boolean {
  return cart.lines.every(
    (line) => line.address !== null && line.shipModeCode !== '' && line.shipModeCode !== 'Interim',
  );
}

/** The first step that is not done yet: a step opened too early leads here (CHK-01). Delivery is where an account is asked for (CHK-02). */
export function firstIncompleteStep(cart: Cart | null, accountMissing: boolean): CheckoutStep {
  if (!isCheckoutAllowed(cart, { checkInventory: true, fetchFailed: false }) || !cart) return 'cart';
  if (isRxLimitExceeded(cart.lines)) return 'cart';
  return isDeliveryChosen(cart) && !accountMissing ? 'checkout-payment' : 'checkout-shipping';
}

const ORDER: readonly CheckoutStep[] = ['cart', 'checkout-shipping', 'checkout-payment'];

/** True when a step may be open. */
export function isStepOpen(step: CheckoutStep, cart: Cart | null, accountMissing: boolean): boolean {
  return ORDER.indexOf(firstIncompleteStep(cart, accountMissing)) >= ORDER.indexOf(step);
}
