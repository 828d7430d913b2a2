import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CALCULATION, CURRENT_ORDER, fraudFields } from '../cart/cartBody';
import type { FraudCheck } from '../cart/cartBody';
import { changedCartSchema, orNothing, toChangedCart } from '../cart/changedCart';
import type { ChangedCart } from '../cart/changedCart';
import { decode } from '../wire/decode';

export interface LineShipping {
  readonly orderItemId: string;
  readonly addressId?: string;
  readonly shipModeId?: string;
  readonly physicalStoreId?: string;
  readonly shipInstructions?: string;
}

export interface ShippingInfoInput extends FraudCheck {
  readonly addressId?: string;
  readonly shipModeId?: string;
  readonly lines?: readonly LineShipping[];
  readonly forUserId?: string;
}

/** Sets address, mode or pick-up store for the whole cart or single lines (CHK-03, contract 18). */
export async function setShippingInfo(
  client: PlatformClient,
  input: ShippingInfoInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  const { addressId, shipModeId, lines, forUserId } = input;
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/shipping_info',
    query: { forUserId },
    body: {
      orderId: CURRENT_ORDER,
      ...(addressId ? { addressId } : {}),
      ...(shipModeId ? { shipModeId } : {}),
      ...CALCULATION,
      x_allocate: '***',
      x_backorder: '***',
      x_remerge: '***',
      x_check: '*n',
      shipAsComplete: 'true',
      ...fraudFields(input),
      ...(lines ? { orderItem: lines } : {}),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'setShippingInfo'));
}
