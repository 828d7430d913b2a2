import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { IdentityTokens } from '../../contracts';
import { identitySchema, toTokens } from './identityAnswer';
import { decode } from '../wire/decode';

/** Signs in with the token of a social provider (AUTH-07, contract 11.3). */
export async function logInSocially(
  client: PlatformClient,
  input: { readonly provider: string; readonly accessToken: string; readonly socialId?: string },
  options: CallOptions = {},
): Promise<IdentityTokens> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/loginidentity',
    body: input,
    ...options,
  });
  return toTokens(decode(identitySchema, answer, 'logInSocially'));
}
