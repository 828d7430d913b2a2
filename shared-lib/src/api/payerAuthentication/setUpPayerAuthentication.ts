import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface PayerAuthenticationSetup {
  readonly decision: string;
  /** Branch on the code, never on the decision word. */
  readonly reasonCode: string;
  readonly requestID: string;
  readonly accessToken: string;
  readonly referenceID: string;
  readonly deviceDataCollectionURL: string;
}

const answerSchema = v.object({
  decision: text,
  reasonCode: text,
  requestID: text,
  accessToken: text,
  referenceID: text,
  deviceDataCollectionURL: text,
});

/** First step of 3-D Secure: where the browser posts its device data (PAY-04, contract 21). */
export async function setUpPayerAuthentication(
  client: PlatformClient,
  input: { readonly orderId: string; readonly piId: string },
  options: CallOptions = {},
): Promise<PayerAuthenticationSetup> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/payerAuthentication/paSetup/@self',
    query: { ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'setUpPayerAuthentication');
}
