import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Sets a new password with the mailed code; a wrong code rejects with error code 2190 (AUTH-07). */
export async function resetPassword(
  client: PlatformClient,
  input: {
    readonly logonId: string;
    readonly validationCode: string;
    readonly newPassword: string;
    readonly verifyPassword: string;
  },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self',
    body: {
      resetPassword: 'true',
      xcred_validationCode: input.validationCode,
      logonId: input.logonId,
      logonPassword: input.newPassword,
      xcred_logonPasswordVerify: input.verifyPassword,
    },
    ...options,
  });
}
