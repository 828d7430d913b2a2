import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface RegisterBuyerInput {
  readonly organizationName: string;
  readonly logonId: string;
  readonly logonPassword: string;
  readonly logonPasswordVerify: string;
  /** Further fields with their wire prefix, `org_` or `usr_`. */
  readonly others?: Readonly<Record<string, string>>;
}

const answerSchema = v.object({ orgEntityId: text, userId: text });

function toIds(record: v.InferOutput<typeof answerSchema>) {
  return { organizationId: record.orgEntityId, userId: record.userId };
}

/** Registers a buyer organisation with its first administrator; both wait for approval (AUTH-12, contract 13). */
export async function registerBuyer(
  client: PlatformClient,
  input: RegisterBuyerInput,
  options: CallOptions = {},
): Promise<{ readonly organizationId: string; readonly userId: string }> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/organization/buyer',
    body: {
      ...input.others,
      org_orgEntityName: input.organizationName,
      usr_logonId: input.logonId,
      usr_logonPassword: input.logonPassword,
      usr_logonPasswordVerify: input.logonPasswordVerify,
      usr_profileType: 'B',
      usr_challengeAnswer: '-',
    },
    ...options,
  });
  return toIds(decode(answerSchema, answer, 'registerBuyer'));
}
