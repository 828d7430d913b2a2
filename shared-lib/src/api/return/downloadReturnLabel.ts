import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { asBlob } from '../wire/binary';

/** Printable return label; a wrong pair is refused with 403 (RET-02). */
export async function downloadReturnLabel(
  client: PlatformClient,
  input: { readonly rmaId: string; readonly securityCheck: string },
  options: CallOptions = {},
): Promise<Blob> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/process/weaver/returns/rma/{rmaId}/label/{securityCheck}',
    pathParams: { rmaId: input.rmaId, securityCheck: input.securityCheck },
    responseType: 'blob',
    ...options,
  });
  return asBlob(answer, 'downloadReturnLabel');
}
