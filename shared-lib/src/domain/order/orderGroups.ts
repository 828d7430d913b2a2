import { isPrescriptionRejected, orderProgressOf } from './orderStatus';

/** Groups of statuses that a list of orders is narrowed to (ORD-02). */
export const ORDER_GROUPS = ['open', 'done', 'cancelled'] as const;

export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** An order whose prescription came back is open: it is made as soon as another one is there, whatever the letter's own group is (RX-07). */
export function orderGroupOf(letter: string): OrderGroup {
  if (isPrescriptionRejected(letter)) return 'open';
  const progress = orderProgressOf(letter);
  if (progress === 'cancelled') return 'cancelled';
  return progress === 'delivered' ? 'done' : 'open';
}
