import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Changes the password of a signed-in shopper (ACC-01, contract 12.4). */
export async function changePassword(
  client: PlatformClient,
  input: { readonly currentPassword: string; readonly newPassword: string; readonly verifyPassword: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self',
    body: {
      resetPassword: 'true',
      xcred_logonPasswordOld: input.currentPassword,
      logonPassword: input.newPassword,
      xcred_logonPasswordVerify: input.verifyPassword,
    },
    ...options,
  });
}
