import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** Somebody who buys for an organisation. */
export interface OrganizationMember {
  readonly logonId: string;
  /** `administrator` or `buyer`. */
  readonly role: string;
}

const answerSchema = v.object({ members: list(v.object({ logonId: text, role: text })) });

/** Who buys for an organisation; told to its members (AUTH-12, designed). */
export async function readOrganizationMembers(
  client: PlatformClient,
  { organizationId }: { readonly organizationId: string },
  options: CallOptions = {},
): Promise<readonly OrganizationMember[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/organization/{organizationId}/members',
    pathParams: { organizationId },
    ...options,
  });
  return decode(answerSchema, answer, 'readOrganizationMembers').members;
}
