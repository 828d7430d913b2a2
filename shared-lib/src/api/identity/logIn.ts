import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { IdentityTokens } from '../../contracts';
import { identitySchema, toTokens } from './identityAnswer';
import { decode } from '../wire/decode';

export interface LogInInput {
  readonly logonId: string;
  readonly logonPassword: string;
  /** Both set when an expired password is changed on the way in. */
  readonly logonPasswordNew?: string;
  readonly logonPasswordVerify?: string;
  readonly rememberMe?: boolean;
}

/** Signs in; the guest tokens sent along let the platform merge the guest's cart (AUTH-07, AUTH-09). */
export async function logIn(
  client: PlatformClient,
  input: LogInInput,
  options: CallOptions = {},
): Promise<IdentityTokens> {
  const { rememberMe: _remember, ...body } = input;
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/loginidentity',
    query: { rememberMe: input.rememberMe },
    body: body,
    ...options,
  });
  return toTokens(decode(identitySchema, answer, 'logIn'));
}
