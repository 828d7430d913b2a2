import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ piId: text });

/** Hands over what the widget authorised; answers the payment instruction's id (PAY-07). */
export async function updateKlarnaToken(
  client: PlatformClient,
  input: {
    readonly orderId: string;
    readonly authorizationToken: string;
    readonly finalizeRequired?: boolean;
    readonly billingAddressId?: string;
  },
  options: CallOptions = {},
): Promise<string> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/klarnadirect/update-authToken',
    body: {
      orderId: input.orderId,
      authorization_token: input.authorizationToken,
      finalize_required: input.finalizeRequired ?? false,
      ...(input.billingAddressId ? { billing_address_id: input.billingAddressId } : {}),
    },
    ...options,
  });
  return decode(answerSchema, answer, 'updateKlarnaToken').piId;
}
