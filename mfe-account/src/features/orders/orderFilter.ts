import { orderProgressOf, type OrderSummary } from '@sightline/shared-lib/domain/order';
import { periodStart, type ReturnPeriod } from '@sightline/shared-lib/domain/return';

/** Status groups the list can be narrowed to. */
export const STATUS_FILTERS = ['all', 'open', 'done', 'cancelled'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

function groupOf(letter: string): StatusFilter {
  const progress = orderProgressOf(letter);
  if (progress === 'cancelled') return 'cancelled';
  return progress === 'delivered' ? 'done' : 'open';
}

/** Orders of a period and a status group, in the order given (ORD-02). */
export function filterOrders(
  orders: readonly OrderSummary[],
  { period, status, now }: { readonly period: ReturnPeriod; readonly status: StatusFilter; readonly now: number },
): readonly OrderSummary[] {
  const from = periodStart(period, now).getTime();
  return orders.filter(
    ({ placedDate, orderStatus }) =>
      Date.parse(placedDate) >= from && (status === 'all' || groupOf(orderStatus) === status),
  );
}
