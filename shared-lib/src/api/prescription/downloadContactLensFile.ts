import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { asBlob } from '../wire/binary';

/** The prescription file of a contact-lens line, for its owner only (RX-06). */
export async function downloadContactLensFile(
  client: PlatformClient,
  input: { readonly orderId: string; readonly orderItemId: string },
  options: CallOptions = {},
): Promise<Blob> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/contactLens/rxUploadedFile/orderId/{orderId}/orderItemId/{orderItemId}',
    pathParams: { orderId: input.orderId, orderItemId: input.orderItemId },
    responseType: 'blob',
    ...options,
  });
  return asBlob(answer, 'downloadContactLensFile');
}
