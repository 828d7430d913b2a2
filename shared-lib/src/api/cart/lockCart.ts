import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

interface LockInput extends FraudCheck {
  readonly cartId: string;
  /** The shopper whose cart it is, when an assistant does it (AUTH-11). */
  readonly forUserId?: string;
}

async function setLock(
  client: PlatformClient,
  verb: 'lock' | 'unlock',
  { cartId, forUserId, ...fraud }: LockInput,
  options: CallOptions,
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/{cartId}/{verb}',
    pathParams: { cartId, verb: forUserId ? `${verb}OnBehalf` : verb },
    query: { forUserId },
    body: fraudFields(fraud),
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), `${verb}Cart`));
}

/** Locks a cart for others (CART-08). */
export async function lockCart(
  client: PlatformClient,
  input: LockInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  return setLock(client, 'lock', input, options);
}

/** Opens a locked cart again (CART-08). */
export async function unlockCart(
  client: PlatformClient,
  input: LockInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  return setLock(client, 'unlock', input, options);
}
