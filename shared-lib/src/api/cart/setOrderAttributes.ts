import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CURRENT_ORDER, extendedAttributes, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';

/** Sets extended attributes of the cart; an empty value removes one (CART-01). */
export async function setOrderAttributes(
  client: PlatformClient,
  input: FraudCheck & { readonly attributes: Readonly<Record<string, string>>; readonly orderId?: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/order_ext_attribute',
    body: {
      orderId: input.orderId ?? CURRENT_ORDER,
      orderExtendAttribute: extendedAttributes(input.attributes),
      ...fraudFields(input),
    },
    ...options,
  });
}
