import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { text } from '../wire/wire';

/** Contact in the sheet's own vocabulary; before authorisation it has no street and no name (contract 24). */
export interface ApplePayContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

export interface ApplePayInput {
  readonly orderId: string;
  readonly shippingContact?: ApplePayContact;
  readonly billingContact?: ApplePayContact;
  /** Whom the payment step was told to bill, in place of the sheet's contact. */
  readonly billingAddressId?: string;
  readonly shipModeId?: string;
  /** The sheet's payment token, as it came. */
  readonly token?: unknown;
}

export interface ApplePayUpdate {
  readonly orderId: string;
  readonly addressId: string;
  readonly piId: string;
}

const answerSchema = v.object({ orderId: text, addressId: text, piId: text });

/** Carries address, mode or token from the Apple Pay sheet into the order (PAY-08). */
export async function updateApplePay(
  client: PlatformClient,
  { billingAddressId, ...sheet }: ApplePayInput,
  options: CallOptions = {},
): Promise<ApplePayUpdate> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/cart/@self/applepay_update',
    body: { ...sheet, ...(billingAddressId ? { billing_address_id: billingAddressId } : {}) },
    ...options,
  });
  return decode(answerSchema, answer, 'updateApplePay');
}
