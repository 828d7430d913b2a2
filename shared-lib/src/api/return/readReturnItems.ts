import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Money } from '../../domain/money/money';
import { moneyOrZero } from '../../domain/money/parseAmount';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { amount, count, flag, id, list, text } from '../wire/wire';

/** Where pieces of a line stand that are in a return (RET-02). */
export interface ReturnItem {
  readonly orderItemId: string;
  readonly rmaId: string;
  readonly RMAStatus: string;
  readonly RMAItemStatus: string;
  readonly createdDate: string;
  readonly quantity: number;
  readonly refundAmount: Money;
  /** Day of its collection, `yyyy-MM-dd`; empty when it is handed in. */
  readonly collectOn: string;
  /** Day by which its parcel is to be handed in, `yyyy-MM-dd`; empty when it is collected, or not told. */
  readonly handInBy: string;
  /** A sheet to print, or a code to show where the parcel is handed in. */
  readonly labelType: 'PDF' | 'QR';
  /** `right` and `left`: whom its contact lenses are for; none for anything else. */
  readonly eyes: readonly string[];
  /** Article that is wanted instead of the money; empty without one. */
  readonly exchangeFor: string;
  /** It was sent. Without it the money is, or was, paid back. */
  readonly exchanged: boolean;
  /** What the whole return pays back for the delivery of an order that comes back whole; none otherwise. */
  readonly deliveryRefund?: Money;
  /** That is paid only once other returns of the order have arrived too. */
  readonly deliveryWaits: boolean;
}

const itemSchema = v.object({
  orderItemId: id,
  rmaId: text,
  RMAStatus: text,
  RMAItemStatus: text,
  createdDate: text,
  quantity: count,
  refundAmount: amount,
  currency: text,
  x_collectOn: text,
  x_handInBy: text,
  x_labelType: text,
  x_eyes: list(text),
  x_exchangeFor: text,
  x_exchanged: flag,
  x_deliveryRefund: amount,
  x_deliveryWaits: flag,
});

const answerSchema = v.object({ ...itemSchema.entries, x_earlier: list(itemSchema) });

function itemOf({
  currency,
  refundAmount,
  x_collectOn: collectOn,
  x_handInBy: handInBy,
  x_labelType: labelType,
  x_eyes: eyes,
  x_exchangeFor: exchangeFor,
  x_exchanged: exchanged,
  x_deliveryRefund: delivery,
  x_deliveryWaits: deliveryWaits,
  ...item
}: v.InferOutput<typeof itemSchema>): ReturnItem {
  const money = (told: typeof refundAmount) => moneyOrZero(told, currency || 'USD');
  return {
    ...item,
    collectOn,
    handInBy: collectOn ? '' : handInBy,
    labelType: labelType === 'QR' ? 'QR' : 'PDF',
    eyes,
    exchangeFor,
    exchanged,
    refundAmount: money(refundAmount),
    deliveryWaits,
    ...(delivery ? { deliveryRefund: money(delivery) } : {}),
  };
}

/** The returns that pieces of a line are in, the newest first; none when it was never sent back (RET-02). */
export async function readReturnItems(
  client: PlatformClient,
  input: { readonly orderItemId: string },
  options: CallOptions = {},
): Promise<readonly ReturnItem[]> {
  try {
    const answer = await client.send({
      surface: 'commerce',
      method: 'GET',
      path: '/store/{storeId}/returns/rmaItemDetail/{orderItemId}',
      pathParams: { orderItemId: input.orderItemId },
      ...options,
    });
    const { x_earlier: earlier, ...newest } = decode(answerSchema, answer, 'readReturnItems');
    return [newest, ...earlier].map(itemOf);
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}
