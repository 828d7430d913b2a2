import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { extendedAttributes, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';
import { changedCartSchema, orNothing, toChangedCart } from './changedCart';
import type { ChangedCart } from './changedCart';
import { decode } from '../wire/decode';

export interface CheckoutInput extends FraudCheck {
  readonly orderId: string;
  /** Who gets the confirmation mail. */
  readonly email: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Places the order; it keeps the cart's id (CHK-05, contract 17.4). */
export async function checkout(
  client: PlatformClient,
  input: CheckoutInput,
  options: CallOptions = {},
): Promise<ChangedCart> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/@self/checkout',
    body: {
      orderId: input.orderId,
      notifyMerchant: '1',
      notifyShopper: '1',
      notifyOrderSubmitted: '1',
      notify_EMailSender_recipient: input.email,
      ...(input.attributes ? { orderExtendAttribute: extendedAttributes(input.attributes) } : {}),
      ...fraudFields(input),
    },
    ...options,
  });
  return toChangedCart(decode(changedCartSchema, orNothing(answer), 'checkout'));
}
