import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Forgets a saved card (ACC-04). */
export async function removeWalletCard(
  client: PlatformClient,
  input: { readonly cardId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/person/@self/wallet/{cardId}',
    pathParams: { cardId: input.cardId },
    ...options,
  });
}
