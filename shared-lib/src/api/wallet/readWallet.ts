import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { WalletCard } from '../../domain/person/person';
import { count, flag, id, list, text } from '../wire/wire';
import { logAndThrow } from '../client/logAndThrow';
import { decode } from '../wire/decode';

/** The shopper's cards, in the seed's words (`resourseName` is its spelling). */
export interface Wallet {
  readonly wallet: readonly WalletCard[];
  readonly recordTotalCount: number;
  readonly resourseName: string;
}

function toWallet(record: v.InferOutput<typeof answerSchema>): Wallet {
  return { ...record, wallet: record.wallet.map(({ default: isDefault, ...card }) => ({ ...card, isDefault })) };
}

const answerSchema = v.object({
  recordTotalCount: count,
  resourseName: text,
  wallet: list(
    v.object({
      cardId: id,
      brand: text,
      maskedNumber: text,
      expireMonth: text,
      expireYear: text,
      holder: text,
      default: flag,
    }),
  ),
});

/** Saved cards (ACC-04); callers do not call it where the wallet is off. A failure is logged and passed on (ERR-04). */
export async function readWallet(client: PlatformClient, options: CallOptions = {}): Promise<Wallet> {
  const answer = await client
    .send({ surface: 'commerce', method: 'GET', path: '/store/{storeId}/person/@self/wallet', ...options })
    .catch(logAndThrow('error fetching wallet'));
  return toWallet(decode(answerSchema, answer, 'readWallet'));
}
