import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface Organization {
  readonly organizationId: string;
  readonly name: string;
  readonly displayName: string;
  readonly state: string;
  readonly contact: {
    readonly email1: string;
    readonly phone1: string;
    readonly city: string;
    readonly country: string;
  } | null;
}

function toOrganization(record: v.InferOutput<typeof answerSchema>): Organization {
  return {
    organizationId: record.organizationId,
    name: record.organizationName,
    displayName: record.displayName || record.organizationDisplayName || record.organizationName,
    state: record.state,
    contact: record.contactInfo[0] ?? null,
  };
}

const answerSchema = v.object({
  organizationId: id,
  organizationName: text,
  displayName: text,
  organizationDisplayName: text,
  state: text,
  contactInfo: list(v.object({ email1: text, phone1: text, city: text, country: text })),
});

/** One organisation; its contact may be a record or a list of one (contract 13). */
export async function readOrganization(
  client: PlatformClient,
  input: { readonly organizationId: string; readonly profileName?: string },
  options: CallOptions = {},
): Promise<Organization> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/organization/{organizationId}',
    pathParams: { organizationId: input.organizationId },
    query: { profileName: input.profileName },
    ...options,
  });
  return toOrganization(decode(answerSchema, answer, 'readOrganization'));
}
