import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { IdentityTokens } from '../../contracts';
import { identitySchema, toTokens } from '../identity/identityAnswer';
import { decode } from '../wire/decode';

export interface RegisterInput {
  readonly logonId: string;
  readonly logonPassword: string;
  readonly logonPasswordVerify: string;
  readonly validationCode?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone1?: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth?: string;
  readonly gender?: string;
  readonly newsletter?: boolean;
  /** Further fields of the store's registration form, by name (SITE-07). */
  readonly others?: Readonly<Record<string, string>>;
}

/** Registers a shopper; a guest becomes the registered shopper and keeps the cart (AUTH-07, AUTH-09, contract 12.1). */
export async function registerPerson(
  client: PlatformClient,
  input: RegisterInput,
  options: CallOptions = {},
): Promise<IdentityTokens> {
  const { newsletter, others, ...fields } = input;
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/person',
    query: { mode: 'self' },
    body: {
      ...others,
      ...fields,
      email1: input.logonId,
      registerType: 'G',
      profileType: 'C',
      challengeQuestion: '-',
      challengeAnswer: '-',
      receiveEmail: newsletter ?? false,
      x_data: { hasNewsletter: String(newsletter ?? false) },
    },
    ...options,
  });
  return toTokens(decode(identitySchema, answer, 'registerPerson'));
}
