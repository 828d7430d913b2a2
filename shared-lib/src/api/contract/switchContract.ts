import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Uses another contract from now on; re-read the user context afterwards, prices depend on it (AUTH-12). */
export async function switchContract(
  client: PlatformClient,
  input: { readonly contractId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/switchContract/switchTo',
    body: { contractId: input.contractId },
    ...options,
  });
}
