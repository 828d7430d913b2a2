import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { ORDER_HISTORY_PAGE } from '../../domain/listing/pageSizes';
import type { OrderGroup } from '../../domain/order/orderGroups';
import type { ReturnPeriod } from '../../domain/return/returnRules';
import { orderListSchema } from './orderRecord';
import { toOrderPage } from './orderPage';
import type { OrderPage } from './orderPage';
import { decode } from '../wire/decode';

export interface OrderHistoryInput {
  /** One based. */
  readonly pageNumber?: number;
  readonly pageSize?: number;
  readonly userId?: string;
  readonly isCancelledOrders?: boolean;
  /** ISO date: upper bound of the day of the order. */
  readonly dateBefore?: string;
  readonly group?: OrderGroup;
  /** Counted back from the platform's day (RET-03). */
  readonly period?: ReturnPeriod;
  /** Part of a number, or of the name of something that was bought. */
  readonly searchTerm?: string;
}

/** Orders of the shopper, newest first, 100 at a time (ORD-02, contract 27). */
export async function listOrderHistory(
  client: PlatformClient,
  input: OrderHistoryInput = {},
  options: CallOptions = {},
): Promise<OrderPage> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/order/@history',
    query: { pageNumber: 1, pageSize: ORDER_HISTORY_PAGE, ...input },
    ...options,
  });
  return toOrderPage(decode(orderListSchema, answer, 'listOrderHistory'));
}
