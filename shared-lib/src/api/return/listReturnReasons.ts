import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag, id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface ReturnReason {
  readonly code: string;
  readonly description: string;
  readonly needsComment: boolean;
}

const answerSchema = v.object({ reasons: list(v.object({ code: id, description: text, needsComment: flag })) });

/** Reasons a shopper can give for a return (RET-02). */
export async function listReturnReasons(
  client: PlatformClient,
  options: CallOptions = {},
): Promise<readonly ReturnReason[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/return/reasons',
    ...options,
  });
  return decode(answerSchema, answer, 'listReturnReasons').reasons;
}
