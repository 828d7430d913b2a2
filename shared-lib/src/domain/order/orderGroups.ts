import { orderProgressOf } from './orderStatus';

/** Groups of statuses that a list of orders is narrowed to (ORD-02). */
export const ORDER_GROUPS = ['open', 'done', 'cancelled'] as const;

export type OrderGroup = (typeof ORDER_GROUPS)[number];

export function orderGroupOf(letter: string): OrderGroup {
  const progress = orderProgressOf(letter);
  if (progress === 'cancelled') return 'cancelled';
  return progress === 'delivered' ? 'done' : 'open';
}
