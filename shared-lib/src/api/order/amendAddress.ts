import type { PlatformClient } from '../../contracts';
import type { PostalAddress } from '../../domain/cart/cart';
import type { CallOptions } from '../client/callOptions';

/** What may be written anew of where an order goes; country and e-mail address stay. */
export type AmendedAddress = Pick<
  PostalAddress,
  'firstName' | 'lastName' | 'addressLine' | 'city' | 'state' | 'zipCode' | 'phone1'
>;

/** Sends a placed order to another address while it can be edited (ORD-01). */
export async function amendAddress(
  client: PlatformClient,
  input: { readonly orderId: string; readonly address: AmendedAddress },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/order/{orderId}/address',
    pathParams: { orderId: input.orderId },
    body: { ...input.address },
    ...options,
  });
}
