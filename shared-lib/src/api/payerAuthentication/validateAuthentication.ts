import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface ValidatedAuthentication {
  readonly decision: string;
  readonly reasonCode: string;
  readonly authenticationResult: string;
  readonly paresStatus: string;
}

const answerSchema = v.object({ decision: text, reasonCode: text, authenticationResult: text, paresStatus: text });

/** Last step of 3-D Secure, after the challenge (PAY-04). */
export async function validateAuthentication(
  client: PlatformClient,
  input: { readonly orderId: string; readonly piId: string; readonly authenticationTransactionID: string },
  options: CallOptions = {},
): Promise<ValidatedAuthentication> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/payerAuthentication/paValidate/@self',
    query: { ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'validateAuthentication');
}
