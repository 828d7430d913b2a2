import type { Money } from '../money/money';
import { add, sum } from '../money/money';
import type { Adjustment, Cart } from './cart';

/** Code of the adjustments that an insurer pays (INS-02). */
export const INSURANCE_CODE = 'INSURANCE';

/** Countries whose taxes are itemised (CART-05). */
export const ITEMISED_TAX_COUNTRIES: readonly string[] = ['ca'];

/** Countries whose stores add taxes to their prices, and those where none is owed; prices of every other store include VAT. */
const WITHOUT_VAT: ReadonlySet<string> = new Set(['us', 'ca', 'ww', 'int']);

/** Whether the prices of a country's store include VAT (CART-05). */
export function isVatIncluded(country: string): boolean {
  return !WITHOUT_VAT.has(country);
}

/** Whether a country's store adds taxes to its prices, which are known once it is known where things go (CART-05). */
export function isTaxAdded(country: string): boolean {
  return country === 'us' || country === 'ca';
}

/** Totals of a cart as shown (CART-05). */
export interface CartTotals {
  readonly products: Money;
  /** Order and line discounts, each once; negative. */
  readonly discounts: readonly { readonly code: string; readonly label: string; readonly amount: Money }[];
  /** What the way of paying adds; positive. */
  readonly surcharge: Money;
  readonly shipping: Money;
  /** Sales and shipping tax of the order; an estimate when the order has none yet. */
  readonly tax: Money;
  readonly isTaxEstimated: boolean;
  readonly total: Money;
}

/** A discount listed on lines is the order's own, split: it is taken from the order when the order lists it (contract 5.3). */
function discountsOf(cart: Cart): Adjustment[] {
  const ofLines = cart.lines.flatMap((line) => line.adjustments.filter((one) => one.displayLevel === 'OrderItem'));
  const all = [...cart.adjustments, ...ofLines];
  return all.filter((one) => one.usage === 'Discount' || one.usage === 'Coupon' || one.usage === 'Shipping Adjustment');
}

function merged(adjustments: readonly Adjustment[]): CartTotals['discounts'] {
  const byCode = new Map<string, { code: string; label: string; amount: Money }>();
  for (const { code, description, amount } of adjustments) {
    const known = byCode.get(code);
    byCode.set(code, { code, label: description || code, amount: known ? add(known.amount, amount) : amount });
  }
  return [...byCode.values()];
}

/** What the way of paying adds to a cart, as for cash on delivery. */
export function surchargeOf(cart: Cart): Money {
  return sum(
    cart.adjustments.filter(({ usage }) => usage === 'Surcharge').map(({ amount }) => amount),
    cart.currency,
  );
}

/** Totals with the identity of contract 5.1: products + adjustments + shipping + taxes = total. */
export function cartTotals(cart: Cart, estimatedTax?: Money): CartTotals {
  const orderTax = add(cart.totalSalesTax, cart.totalShippingTax);
  const isTaxEstimated = estimatedTax !== undefined && orderTax.minor === 0;
  const tax = isTaxEstimated ? estimatedTax : orderTax;
  return {
    products: cart.totalProductPrice,
    discounts: merged(discountsOf(cart)),
    surcharge: surchargeOf(cart),
    shipping: cart.totalShippingCharge,
    tax,
    isTaxEstimated,
    total: isTaxEstimated
      ? sum([cart.totalProductPrice, cart.totalAdjustment, cart.totalShippingCharge, tax], cart.currency)
      : cart.grandTotal,
  };
}

/** True when the platform's totals add up; a cart that does not needs a recalculation. */
export function totalsAddUp(cart: Cart): boolean {
  const parts = [
    cart.totalProductPrice,
    cart.totalAdjustment,
    cart.totalShippingCharge,
    cart.totalSalesTax,
    cart.totalShippingTax,
  ];
  return sum(parts, cart.currency).minor === cart.grandTotal.minor;
}
