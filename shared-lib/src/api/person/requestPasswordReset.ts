import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Mails a code to somebody who forgot the password; answers alike for unknown addresses (AUTH-07). */
export async function requestPasswordReset(
  client: PlatformClient,
  input: { readonly logonId: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self',
    body: { resetPassword: 'true', logonId: input.logonId, challengeAnswer: '-' },
    ...options,
  });
}
