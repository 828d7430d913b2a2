import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CALCULATION, CURRENT_ORDER, extendedAttributes, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

export interface LineChange {
  readonly orderItemId: string;
  readonly quantity?: number;
  readonly groupKey?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface UpdateLinesInput extends FraudCheck {
  readonly lines: readonly LineChange[];
  readonly validateInventory?: boolean;
}

function lineBody({ orderItemId, quantity, groupKey, attributes }: LineChange) {
  return {
    orderItemId,
    ...(quantity === undefined ? {} : { quantity: String(quantity) }),
    ...(groupKey === undefined ? {} : { xitem_field1: groupKey }),
    ...(attributes ? { orderItemExtendAttribute: extendedAttributes(attributes) } : {}),
  };
}

/** Changes quantities or attributes of lines; quantity 0 removes a line (CART-03, contract 17). */
export async function updateLines(
  client: PlatformClient,
  input: UpdateLinesInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/update_order_item',
    body: {
      orderId: CURRENT_ORDER,
      ...CALCULATION,
      x_inventoryValidation: String(input.validateInventory ?? true),
      ...fraudFields(input),
      orderItem: input.lines.map(lineBody),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'updateLines'));
}
