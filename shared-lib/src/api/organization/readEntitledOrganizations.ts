import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface EntitledOrganization {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly displayName: string;
}

const answerSchema = v.object({
  entitledOrganizations: list(v.object({ organizationId: id, organizationName: text, displayName: text })),
});

/** Organisations the shopper may buy for; empty for guests, ids keep all their digits (AUTH-12). */
export async function readEntitledOrganizations(
  client: PlatformClient,
  input: { readonly accountCheck?: boolean; readonly explicitEntitlement?: boolean } = {},
  options: CallOptions = {},
): Promise<readonly EntitledOrganization[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/organization/@self/entitled_orgs',
    query: { accountCheck: input.accountCheck, explicitEntitlement: input.explicitEntitlement },
    ...options,
  });
  return decode(answerSchema, answer, 'readEntitledOrganizations').entitledOrganizations;
}
