import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

/** Copies the lines of an order into the cart: buy again (ORD-06, contract 17). */
export async function copyOrder(
  client: PlatformClient,
  input: FraudCheck & {
    readonly fromOrderId: string;
    readonly toOrderId?: string;
    /** Lines to copy; all of them unless told. */
    readonly orderItemIds?: readonly string[];
  },
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/copy_order',
    body: {
      fromOrderId_1: input.fromOrderId,
      toOrderId: input.toOrderId ?? '.**.',
      ...Object.fromEntries((input.orderItemIds ?? ['*']).map((id, index) => [`copyOrderItemId_${index + 1}`, id])),
      ...fraudFields(input),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'copyOrder'));
}
