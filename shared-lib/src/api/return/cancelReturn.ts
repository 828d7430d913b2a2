import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Takes an announced return back; 409 once it was handed in (RET-02). */
export async function cancelReturn(
  client: PlatformClient,
  input: { readonly rmaId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/process/weaver/returns/cancel',
    body: { rmaId: input.rmaId },
    ...options,
  });
}
