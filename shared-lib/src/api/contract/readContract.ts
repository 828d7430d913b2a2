import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface Contract {
  readonly name: string;
  readonly referenceNumber: string;
  readonly state: string;
  readonly terms: readonly string[];
}

function toContract(record: v.InferOutput<typeof answerSchema>): Contract | null {
  const [contract] = record.resultList;
  if (!contract) return null;
  const { TCs, ...others } = contract;
  return { ...others, terms: TCs.map((term) => term.tcSubType) };
}

const answerSchema = v.object({
  resultList: list(
    v.object({ name: text, referenceNumber: text, state: text, TCs: list(v.object({ tcSubType: text })) }),
  ),
});

/** One contract with its terms (contract 10); null when the platform lists none. */
export async function readContract(
  client: PlatformClient,
  input: { readonly contractId: string; readonly currency?: string; readonly profileName?: string },
  options: CallOptions = {},
): Promise<Contract | null> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/contract/{contractId}',
    pathParams: { contractId: input.contractId },
    query: { currency: input.currency, profileName: input.profileName },
    ...options,
  });
  return toContract(decode(answerSchema, answer, 'readContract'));
}
