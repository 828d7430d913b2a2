import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface IdentityDiscount {
  readonly orderId: string;
  readonly promoCode: string;
  readonly group: string;
  readonly discountApplied: boolean;
}

const answerSchema = v.object({ orderId: text, promoCode: text, group: text, discountApplied: flag });

/** Applies the identity discount on return from the identity partner; a refusal rejects, its message is shown after `IDMe: ` (AUTH-13). */
export async function applyIdentityDiscount(
  client: PlatformClient,
  input: { readonly catalogId: string; readonly orderId: string; readonly accessToken: string },
  options: CallOptions = {},
): Promise<IdentityDiscount> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/idme/returntocart',
    query: { catalogId: input.catalogId, orderId: input.orderId, access_token: input.accessToken },
    ...options,
  });
  return decode(answerSchema, answer, 'applyIdentityDiscount');
}
