import { insuranceCode } from '../insurance';
import { grandTotal, type Order } from '../order';
import { checkoutErrors } from './checkout.errors';

/** Codes of those who may pay an order in full: an insurer whose grant was verified, and promotions that were admitted. */
function payersOf({ insuranceClaim, promotionCodes }: Order): ReadonlySet<string> {
  return new Set([...promotionCodes, ...(insuranceClaim ? [insuranceCode] : [])]);
}

/** Refuses an order that costs nothing unless somebody who was verified took something off it, and one below zero always. */
export function requirePrice(order: Order): void {
  const total = grandTotal(order.totals);
  if (total > 0) return;
  const payers = payersOf(order);
  const isPaidFor = order.lines.some(({ adjustments }) =>
    adjustments.some(({ code, amountMinor }) => amountMinor < 0 && payers.has(code)),
  );
  if (total < 0 || !isPaidFor) throw checkoutErrors.noPrice(order.orderId);
}
