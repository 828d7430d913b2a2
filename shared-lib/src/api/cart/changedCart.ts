import * as v from 'valibot';

import { list, text } from '../wire/wire';

/** The order a write changed, and the lines it made or touched. */
export interface ChangedCart {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
}

/** The order id is a text in some answers and a list of one in others (contract 17). */
export const changedCartSchema = v.object({
  orderId: list(text),
  outOrderId: list(text),
  orderItem: list(v.object({ orderItemId: text })),
  orderItemId: list(text),
});

export function toChangedCart(record: v.InferOutput<typeof changedCartSchema>): ChangedCart {
  const made = record.orderItem.map((line) => line.orderItemId);
  return {
    orderId: record.orderId[0] ?? record.outOrderId[0] ?? '',
    orderItemIds: made.length > 0 ? made : record.orderItemId,
  };
}

/** Some builds answer a write with nothing at all. */
export function orNothing(answer: unknown): unknown {
  return answer === null || answer === undefined || answer === '' ? {} : answer;
}
