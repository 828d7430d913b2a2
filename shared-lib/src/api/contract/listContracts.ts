import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { maybe, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface ContractChoice {
  /** May be negative or have 19 digits: always text. */
  readonly contractId: string;
  readonly name: string;
}

const answerSchema = v.object({ contracts: maybe(v.record(v.string(), text)) });

/** Contracts the shopper may use, in the platform's order of choice (AUTH-12, contract 10). */
export async function listContracts(
  client: PlatformClient,
  input: { readonly q?: 'eligible' | 'byPaymentTermConditionId'; readonly paymentTCId?: string } = {},
  options: CallOptions = {},
): Promise<readonly ContractChoice[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/contract',
    query: { q: input.q ?? 'eligible', paymentTCId: input.paymentTCId },
    ...options,
  });
  return Object.entries(decode(answerSchema, answer, 'listContracts').contracts ?? {}).map(([contractId, name]) => ({
    contractId,
    name,
  }));
}
