import type * as v from 'valibot';

import type { OrderSummary } from '../../domain/order/order';
import { toOrderSummary } from './orderRecord';
import type { orderListSchema } from './orderRecord';

/** A page of orders; `complete` says whether more may follow, `total` may be only what was counted (contract 5.7). */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly complete: boolean;
}

export function toOrderPage(record: v.InferOutput<typeof orderListSchema>): OrderPage {
  return { orders: record.Order.map(toOrderSummary), total: record.recordSetTotal, complete: record.recordSetComplete };
}
