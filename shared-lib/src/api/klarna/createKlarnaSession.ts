import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id, list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface KlarnaSession {
  readonly sessionId: string;
  readonly clientToken: string;
  readonly categories: readonly { readonly identifier: string; readonly name: string }[];
}

function toSession(record: v.InferOutput<typeof answerSchema>): KlarnaSession {
  return {
    sessionId: record.session_id,
    clientToken: record.client_token,
    categories: record.payment_method_categories,
  };
}

const answerSchema = v.object({
  session_id: text,
  client_token: id,
  payment_method_categories: list(v.object({ identifier: text, name: text })),
});

/** Opens a Klarna session for the widget (PAY-07). */
export async function createKlarnaSession(
  client: PlatformClient,
  input: { readonly orderId: string },
  options: CallOptions = {},
): Promise<KlarnaSession> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/klarnadirect/create-session',
    query: { orderId: input.orderId },
    ...options,
  });
  return toSession(decode(answerSchema, answer, 'createKlarnaSession'));
}
