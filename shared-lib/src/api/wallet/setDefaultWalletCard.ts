import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Makes a saved card the one offered first (ACC-04). */
export async function setDefaultWalletCard(
  client: PlatformClient,
  input: { readonly cardId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self/wallet/{cardId}/default',
    pathParams: { cardId: input.cardId },
    ...options,
  });
}
