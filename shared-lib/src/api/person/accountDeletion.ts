import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { count, list, text } from '../wire/wire';

/** Where the deletion of an account stands (ACC-06). */
export interface AccountDeletion {
  readonly isRequested: boolean;
  /** ISO 8601; both empty while nothing is requested. */
  readonly requestedAt: string;
  /** Until then the request can be taken back. */
  readonly dueAt: string;
  readonly graceDays: number;
  /** Numbers of orders that are done first, themselves or what of them comes back. */
  readonly waitsFor: readonly string[];
  /** Years that the law makes the shop keep orders. */
  readonly ordersKeptYears: number;
}

const answerSchema = v.pipe(
  v.object({
    state: text,
    requestedAt: text,
    dueAt: text,
    graceDays: count,
    ordersKeptYears: count,
    waitsFor: list(text),
  }),
  v.transform(({ state, ...record }): AccountDeletion => ({ ...record, isRequested: state === 'requested' })),
);

/** The platform's own call, in its three methods. */
async function send(client: PlatformClient, method: 'GET' | 'POST' | 'DELETE', options: CallOptions) {
  const path = '/store/{storeId}/person/@self/deletion';
  const answer = await client.send({ surface: 'commerce', method, path, ...options });
  return decode(answerSchema, answer, 'accountDeletion');
}

export const readAccountDeletion = (client: PlatformClient, options: CallOptions = {}): Promise<AccountDeletion> =>
  send(client, 'GET', options);

/** Asks for it; who has asked already keeps the day. */
export const requestAccountDeletion = (client: PlatformClient, options: CallOptions = {}): Promise<AccountDeletion> =>
  send(client, 'POST', options);

export const cancelAccountDeletion = (client: PlatformClient, options: CallOptions = {}): Promise<AccountDeletion> =>
  send(client, 'DELETE', options);
