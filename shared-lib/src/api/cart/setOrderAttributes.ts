import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CURRENT_ORDER, extendedAttributes } from './cartBody';

/** Sets extended attributes of the cart; an empty value removes one (CART-01). */
export async function setOrderAttributes(
  client: PlatformClient,
  input: { readonly attributes: Readonly<Record<string, string>>; readonly orderId?: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/order_ext_attribute',
    body: { orderId: input.orderId ?? CURRENT_ORDER, orderExtendAttribute: extendedAttributes(input.attributes) },
    ...options,
  });
}
