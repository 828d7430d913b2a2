import { allocate, isSurcharge, type Order, type OrderLine } from '../order';

/** What stands for a line itself, minor units: its discounts and taxes are in it, delivery and what the way of paying cost are not. */
export function paidFor({ unitMinor, quantity, adjustments, salesTaxMinor }: OrderLine): number {
  const off = adjustments
    .filter((entry) => entry.displayLevel !== 'Shipping' && !isSurcharge(entry))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, unitMinor * quantity + off + salesTaxMinor);
}

/**
 * What is paid back for pieces of a line, minor units, after others were sent back before: single pieces add up to what
 * was paid for all. For what came instead of something else, that is worth what the first was.
 */
export function refundFor(line: OrderLine, pieces: number, before: number, worth = paidFor(line)): number {
  const upTo = (count: number) => allocate(worth, [count, line.quantity - count])[0] ?? 0;
  return upTo(before + pieces) - upTo(before);
}

/** The lines that come back with one: lenses and services of a pair go with their frame, since nobody else can wear them. */
export function returnedWith(order: Pick<Order, 'lines'>, line: OrderLine): readonly OrderLine[] {
  if (line.groupKey === '' || line.groupKey === '0') return [line];
  return order.lines.filter(({ groupKey }) => groupKey === line.groupKey);
}
