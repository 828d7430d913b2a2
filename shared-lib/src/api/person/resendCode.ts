import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

/** Mails the validation code again; answers alike for known and unknown addresses (AUTH-07). */
export async function resendCode(
  client: PlatformClient,
  input: { readonly email: string },
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/person/resendCode',
    query: { email: input.email },
    ...options,
  });
}
