import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { asBlob } from '../wire/binary';

/** A stored prescription file, for its owner only (RX-06). */
export async function downloadRxFile(
  client: PlatformClient,
  input: { readonly rxFileStorageId: string },
  options: CallOptions = {},
): Promise<Blob> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/prescription/rxFileStorageId/{rxFileStorageId}',
    pathParams: { rxFileStorageId: input.rxFileStorageId },
    responseType: 'blob',
    ...options,
  });
  return asBlob(answer, 'downloadRxFile');
}
