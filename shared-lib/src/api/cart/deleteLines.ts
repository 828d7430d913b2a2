import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CALCULATION, CURRENT_ORDER, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

export interface DeleteLinesInput extends FraudCheck {
  readonly orderItemIds: readonly string[];
}

function numbered(ids: readonly string[]): Record<string, string> {
  if (ids.length === 1) return { orderItemId: ids[0] ?? '' };
  return Object.fromEntries(ids.map((id, index) => [`orderItemId_${index}`, id]));
}

/** Removes lines (CART-03); one line goes as `orderItemId`, several are numbered (contract 17). */
export async function deleteLines(
  client: PlatformClient,
  input: DeleteLinesInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/delete_order_item',
    body: {
      orderId: CURRENT_ORDER,
      ...CALCULATION,
      ...fraudFields(input),
      ...numbered(input.orderItemIds),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'deleteLines'));
}
