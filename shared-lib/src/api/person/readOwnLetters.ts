import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** A letter of the shop to its shopper. */
export interface OwnLetter {
  readonly kind: string;
  readonly recipient: string;
  /** ISO 8601; empty while it is not sent. */
  readonly sentAt: string;
  readonly createdAt: string;
  readonly subject: string;
  /** Empty for codes, which stay in the mail. */
  readonly text: string;
}

const answerSchema = v.object({
  letters: list(v.object({ kind: text, recipient: text, sentAt: text, createdAt: text, subject: text, text })),
});

/** What the shop wrote to the shopper and still keeps, newest first (ACC-06). */
export async function readOwnLetters(client: PlatformClient, options: CallOptions = {}): Promise<readonly OwnLetter[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/person/@self/letters',
    ...options,
  });
  return decode(answerSchema, answer, 'readOwnLetters').letters;
}
