import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { asBlob } from '../wire/binary';

/** Invoice of an order as PDF; rejects with status 404 when there is none (ORD-04). */
export async function downloadInvoice(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<Blob> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/sapinvoice/{orderId}/download',
    pathParams: { orderId: input.orderId },
    responseType: 'blob',
    ...options,
  });
  return asBlob(answer, 'downloadInvoice');
}
