import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { id } from '../wire/wire';
import { decode } from '../wire/decode';

export interface WalletCardInput {
  readonly token: string;
  readonly brand: string;
  readonly maskedNumber: string;
  readonly expireMonth: string;
  readonly expireYear: string;
  readonly holder: string;
  readonly billingAddressId?: string;
  readonly isDefault?: boolean;
}

const answerSchema = v.object({ cardId: id });

/** Saves a card by the token of the payment gateway; no card number passes here (ACC-04, PAY-09). */
export async function addWalletCard(
  client: PlatformClient,
  input: WalletCardInput,
  options: CallOptions = {},
): Promise<string> {
  const { isDefault, ...card } = input;
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/person/@self/wallet',
    body: { ...card, default: String(isDefault ?? false) },
    ...options,
  });
  return decode(answerSchema, answer, 'addWalletCard').cardId;
}
