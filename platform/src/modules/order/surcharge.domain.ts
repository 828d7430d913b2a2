import { type Adjustment, grandTotal, type Order } from './order.domain';

/** Calculation usage of surcharges (contract 5.4). */
const SURCHARGE_USAGE = '-6';

/** Whether an adjustment is what the way of paying cost. */
export const isSurcharge = (entry: Adjustment): boolean => entry.usageId === SURCHARGE_USAGE;
const sumOf = (entries: readonly Adjustment[]): number => entries.reduce((sum, entry) => sum + entry.amountMinor, 0);

/** What the way of paying adds to an order. */
export interface Surcharge {
  readonly code: string;
  readonly description: string;
  readonly amountMinor: number;
}

/** The total without what the way of paying adds: what limits and other ways to pay look at. */
export function totalBeforeSurcharge(order: Order): number {
  return grandTotal(order.totals) - sumOf(order.lines.flatMap((line) => line.adjustments.filter(isSurcharge)));
}

/** The order with this surcharge and no other; it stands on the first line, because totals are sums over lines. */
export function surcharged(order: Order, surcharge: Surcharge | null): Order {
  const added = surcharge && surcharge.amountMinor > 0 && order.lines.length > 0 ? [entryOf(surcharge)] : [];
  const lines = order.lines.map((line, index) => ({
    ...line,
    adjustments: [...line.adjustments.filter((entry) => !isSurcharge(entry)), ...(index === 0 ? added : [])],
  }));
  return {
    ...order,
    lines,
    adjustments: [...order.adjustments.filter((entry) => !isSurcharge(entry)), ...added],
    totals: { ...order.totals, adjustmentMinor: sumOf(lines.flatMap((line) => line.adjustments)) },
  };
}

function entryOf({ code, description, amountMinor }: Surcharge): Adjustment {
  return { code, description, amountMinor, displayLevel: 'Order', usage: 'Surcharge', usageId: SURCHARGE_USAGE };
}
