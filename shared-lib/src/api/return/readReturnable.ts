import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Money } from '../../domain/money/money';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { amount, count, flag, id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** What of a line can come back. */
export interface ReturnableLine {
  readonly orderItemId: string;
  /** Pieces that are in no return yet. */
  readonly left: number;
  /** Part numbers of other colours and sizes that it can be exchanged for today. */
  readonly exchanges: readonly string[];
  /** Codes of the reasons that it can come back for. */
  readonly reasons: readonly string[];
  /** `right` and `left`: whom its contact lenses are for; none for anything else. */
  readonly eyes: readonly string[];
  /** It is taken back in its closed box only. */
  readonly sealed: boolean;
  /** What is paid back if one piece comes back with all that goes with it, if two do and so on; empty where the platform does not tell. */
  readonly refunds: readonly Money[];
}

/** What of an order can come back, and when a carrier collects it. */
export interface Returnable {
  readonly lines: readonly ReturnableLine[];
  /** Days for a collection, `yyyy-MM-dd`; none where the order was not delivered to an address. */
  readonly collectionDays: readonly string[];
  /** What is paid back for the delivery too, if all that is left comes back; none where nothing is. */
  readonly deliveryRefund?: Money;
}

const answerSchema = v.object({
  collectionDays: list(text),
  x_deliveryRefund: amount,
  currency: text,
  lines: list(
    v.object({
      orderItemId: id,
      left: count,
      exchanges: list(id),
      reasons: list(id),
      eyes: list(text),
      sealed: flag,
      x_refunds: list(amount),
    }),
  ),
});

/** What of an order can come back, line by line, what it can be exchanged for, and when it is collected (RET-02). */
export async function readReturnable(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<Returnable> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/return/lines',
    query: { orderId: input.orderId },
    ...options,
  });
  const {
    x_deliveryRefund: delivery,
    currency: told,
    lines,
    ...found
  } = decode(answerSchema, answer, 'readReturnable');
  const currency = told || 'USD';
  return {
    ...found,
    lines: lines.map(({ x_refunds: refunds, ...line }) => ({
      ...line,
      refunds: refunds.map((refund) => moneyOrZero(refund, currency)),
    })),
    ...(delivery ? { deliveryRefund: moneyOrZero(delivery, currency) } : {}),
  };
}
