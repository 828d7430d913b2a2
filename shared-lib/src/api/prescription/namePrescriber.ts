import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Prescriber } from '../../domain/prescription/prescriberRequest';

/** Names who prescribed the contact lenses of an order, which waits until they were asked (RX-20). */
export async function namePrescriber(
  client: PlatformClient,
  input: { readonly orderId: string; readonly prescriber: Prescriber },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/prescription/prescriber',
    body: input,
    ...options,
  });
}
