import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface UsablePayment {
  /** As the platform spells it; compare with `paymentMethodOf`. */
  readonly paymentMethodName: string;
  readonly description: string;
  readonly policyId: string;
  readonly billingAddresses: readonly { readonly addressId: string; readonly nickName: string }[];
}

const answerSchema = v.object({
  usablePaymentInformation: list(
    v.object({
      paymentMethodName: text,
      description: text,
      xumet_policyId: text,
      usableBillingAddress: list(v.object({ addressId: text, nickName: text })),
    }),
  ),
});

/** Payment methods the cart may use (PAY-01, contract 20.1). */
export async function listUsablePayments(
  client: PlatformClient,
  input: { readonly orderId?: string; readonly allPaymentMethods?: boolean } = {},
  options: CallOptions = {},
): Promise<readonly UsablePayment[]> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/cart/@self/usable_payment_info',
    query: { ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'listUsablePayments').usablePaymentInformation.map((one) => ({
    paymentMethodName: one.paymentMethodName,
    description: one.description,
    policyId: one.xumet_policyId,
    billingAddresses: one.usableBillingAddress,
  }));
}
