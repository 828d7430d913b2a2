import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CALCULATION, CURRENT_ORDER, extendedAttributes, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

/** One thing to add, by part number or product id. */
export interface NewLine {
  readonly partNumber?: string;
  readonly productId?: string;
  readonly quantity: number;
  readonly contractId?: string;
  readonly shipModeId?: string;
  /** Ties a frame to its lens and service lines (RX-11). */
  readonly groupKey?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface AddToCartInput extends FraudCheck {
  readonly items: readonly NewLine[];
  /** `**` starts a second pending order, as Apple Pay from a product page does; the current one otherwise. */
  readonly orderId?: string;
  readonly validateInventory?: boolean;
}

function lineBody(line: NewLine) {
  const { groupKey, attributes, quantity, ...fields } = line;
  return {
    ...fields,
    quantity: String(quantity),
    ...(groupKey ? { xitem_field1: groupKey } : {}),
    ...(attributes ? { orderItemExtendAttribute: extendedAttributes(attributes) } : {}),
  };
}

/** Puts items into the cart, all or none (CART-01, contract 17.2). */
export async function addToCart(
  client: PlatformClient,
  input: AddToCartInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart',
    body: {
      orderId: input.orderId ?? CURRENT_ORDER,
      ...CALCULATION,
      x_inventoryValidation: String(input.validateInventory ?? true),
      ...fraudFields(input),
      orderItem: input.items.map(lineBody),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'addToCart'));
}
