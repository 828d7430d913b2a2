import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';

/** What customer service can be written about (CMS-04). */
export const CONTACT_TOPICS = ['order', 'prescription', 'product', 'return', 'store', 'other'] as const;

export interface ContactMessage {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly orderId: string;
  readonly message: string;
  /** The shop's locale, in which the answer is written. */
  readonly locale: string;
  /** The same for every attempt to send one message: the platform keeps it once. */
  readonly requestKey: string;
}

const answerSchema = v.object({ messageNumber: v.optional(v.string(), '') });

/** Writes to customer service; answers the number the writer is told (CMS-04). */
export async function sendContactMessage(
  client: PlatformClient,
  input: ContactMessage,
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/contactmessage',
    body: input,
    ...options,
  });
  return decode(answerSchema, answer, 'sendContactMessage').messageNumber;
}
