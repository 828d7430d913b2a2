import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { IdentityTokens } from '../../contracts';
import { identitySchema, toTokens } from './identityAnswer';
import { decode } from '../wire/decode';

/** Signs in with what a social provider said, which the shop's own server holds (AUTH-07, contract 11.3). */
export async function logInSocially(
  client: PlatformClient,
  { provider }: { readonly provider: string },
  options: CallOptions = {},
): Promise<IdentityTokens> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/loginidentity',
    query: { rememberMe: 'true' },
    body: { provider },
    ...options,
  });
  return toTokens(decode(identitySchema, answer, 'logInSocially'));
}
