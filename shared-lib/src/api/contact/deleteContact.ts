import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Removes an address by its nickname (ACC-02). */
export async function deleteContact(
  client: PlatformClient,
  input: { readonly nickName: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'DELETE',
    path: '/store/{storeId}/person/@self/contact/{nickName}',
    pathParams: { nickName: input.nickName },
    ...options,
  });
}
