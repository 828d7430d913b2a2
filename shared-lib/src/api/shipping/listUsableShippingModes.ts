import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { shippingModeSchema, toShippingMode } from './shippingMode';
import type { ShippingMode } from './shippingMode';
import { list } from '../wire/wire';
import { decode } from '../wire/decode';

const answerSchema = v.object({ usableShippingMode: list(shippingModeSchema) });

/** Ways to deliver the cart, with their charges; a list or a single record (CHK-03). */
export async function listUsableShippingModes(
  client: PlatformClient,
  input: { readonly orderId?: string } = {},
  options: CallOptions = {},
): Promise<readonly ShippingMode[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/usable_shipping_mode',
    query: { orderId: input.orderId },
    ...options,
  });
  return decode(answerSchema, answer, 'listUsableShippingModes').usableShippingMode.map(toShippingMode);
}
