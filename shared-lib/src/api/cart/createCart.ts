import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

/** Makes a new pending order (contract 17). */
export async function createCart(
  client: PlatformClient,
  { description, ...fraud }: FraudCheck & { readonly description?: string } = {},
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/createCart',
    body: { ...(description ? { description } : {}), ...fraudFields(fraud) },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'createCart'));
}
