import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { isReturnEligible, returnDaysLeft } from '@sightline/shared-lib/domain/return';
import { orderProgressOf, type Order } from '@sightline/shared-lib/domain/order';

/** Letters of a return that still holds its line (contract 28). */
const OPEN = new Set(['CRE', 'SHI', 'REC']);

const stateOf = ({ extendedAttributes }: OrderLine): string => extendedAttributes['RMAItemStatus'] ?? '';

/** True while a line is on its way back. */
export const isComingBack = (line: OrderLine): boolean => OPEN.has(stateOf(line));

/** Lines that are, or were, in a return. */
export const returnedLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] =>
  lines.filter((line) => stateOf(line) !== '');

/** What an order's screen says of sending back: days left, or why it cannot be sent back (RET-01). */
export type ReturnOffer =
  | { readonly can: true; readonly days: number }
  | { readonly can: false; readonly why: 'early' | 'late' | 'never' };

export function returnOffer(order: Order, now: number): ReturnOffer {
  const facts = { orderStatus: order.orderStatus, placedDate: order.placedDate, lastUpdateDate: order.lastUpdateDate };
  if (isReturnEligible(facts, now)) return { can: true, days: returnDaysLeft(order.lastUpdateDate, now) };
  const progress = orderProgressOf(order.orderStatus);
  if (progress === 'cancelled') return { can: false, why: 'never' };
  return { can: false, why: progress === 'delivered' ? 'late' : 'early' };
}
