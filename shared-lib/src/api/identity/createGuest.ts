import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { IdentityTokens } from '../../contracts';
import { identitySchema, toTokens } from './identityAnswer';
import { decode } from '../wire/decode';

/** Creates a guest identity, or confirms the one behind the sent personalization id (AUTH-01, contract 11.1). */
export async function createGuest(client: PlatformClient, options: CallOptions = {}): Promise<IdentityTokens> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/guestidentity',
    body: {},
    ...options,
  });
  return toTokens(decode(identitySchema, answer, 'createGuest'));
}
