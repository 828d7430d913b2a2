import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ isRegistered: flag });

/** Whether the e-mail of an order belongs to an account (CHK-02, contract 11.5). */
export async function checkRegisteredEmail(
  client: PlatformClient,
  input: { readonly orderId: string; readonly email: string },
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/memberExt/checkRegisteredEmail/@self',
    query: { orderId: input.orderId, email: input.email },
    ...options,
  });
  return decode(answerSchema, answer, 'checkRegisteredEmail').isRegistered;
}
