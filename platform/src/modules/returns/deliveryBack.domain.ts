import { allocate, type Order, type OrderLine } from '../order';
import { paidFor } from './refund.domain';
import { isOpen } from './returnStatus.domain';
import type { Return, ReturnItem } from './returns.repository';

/** Pieces of a line that come back. */
export type Pieces = Pick<ReturnItem, 'order_item_id' | 'quantity'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What is given back for the delivery of an order, minor units: what was paid for it after discounts, with its tax, and
 * no more of it than the cheapest delivery offered for that order cost. Where nobody knows the cheapest, what was paid.
 */
export function deliveryGivenBack(
  lines: readonly Pick<OrderLine, 'shippingMinor' | 'shippingTaxMinor' | 'adjustments'>[],
  cheapestMinor: number | null,
): number {
  const off = lines.flatMap(({ adjustments }) => adjustments.filter(({ displayLevel }) => displayLevel === 'Shipping'));
  const charged = sumOf(lines.map(({ shippingMinor }) => shippingMinor));
  const paid = Math.max(0, charged + sumOf(off.map(({ amountMinor }) => amountMinor)));
  const given = Math.min(paid, cheapestMinor ?? paid);
  if (given === 0) return 0;
  // As much of the tax goes back as of what was taxed.
  return (
    given + (allocate(sumOf(lines.map(({ shippingTaxMinor }) => shippingTaxMinor)), [given, paid - given])[0] ?? 0)
  );
}

/**
 * Pieces that were given up: all of returns that are not cancelled, without those that something else is still wanted
 * for, since an exchange is no withdrawal. Once something was sent instead, that is a line of the order itself and has
 * to come back like every other.
 */
export const givenUp = (returns: readonly Return[]): readonly ReturnItem[] =>
  returns
    .filter(({ status }) => status !== 'CAN')
    .flatMap(({ items }) => items)
    .filter((item) => !item.is_open || item.exchange_part === '');

/**
 * Whether a whole order comes back with these pieces: everything that was bought. Gifts were not. An order is cancelled
 * whole and never line by line, so each line of one that can come back was sent; were lines cancelled before, they would
 * have to leave the order, and the rest of it would be the whole that counts.
 */
export function isAllBack({ lines }: Pick<Order, 'lines'>, back: readonly Pieces[]): boolean {
  const piecesOf = ({ orderItemId }: OrderLine) =>
    sumOf(back.filter((one) => one.order_item_id === orderItemId).map(({ quantity }) => quantity));
  return lines.every((line) => line.giftOf !== undefined || piecesOf(line) >= line.quantity);
}

/** What is still to be paid back for goods if all of them come back, minor units. */
export function goodsOwed({ lines }: Pick<Order, 'lines'>, returns: readonly Return[]): number {
  const settled = returns.filter(({ status }) => status === 'REF').flatMap(({ items }) => items);
  const paidBack = settled.filter(({ exchange_line: instead }) => instead === '');
  return sumOf(lines.map(paidFor)) - sumOf(paidBack.map((item) => Number(item.refund_minor)));
}

/** The delivery that a return gives back, or will give back as things stand. */
export interface DeliveryOfReturn {
  readonly amountMinor: number;
  /** Other returns of the order have to arrive too: it comes with the last of them. */
  readonly waits: boolean;
}

/** What of an order's delivery comes with one of its returns (oldest first), as things stand; it comes with one of them alone. */
export function deliveryOfReturn(
  order: Pick<Order, 'lines'>,
  returns: readonly Return[],
  rmaId: string,
  amountMinor: number,
): DeliveryOfReturn | null {
  const paid = returns.find((one) => Number(one.delivery_minor) > 0);
  if (paid) return paid.rma_id === rmaId ? { amountMinor: Number(paid.delivery_minor), waits: false } : null;
  const open = returns.filter(({ status }) => isOpen(status));
  const carries = open.at(-1)?.rma_id === rmaId && isAllBack(order, givenUp(returns));
  return carries && amountMinor > 0 ? { amountMinor, waits: open.length > 1 } : null;
}
